"""A class: a teacher sets tables up and sees who has sat down; children find their chairs by one link."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.visits import Visit


def test_children_find_their_chairs_and_the_teacher_sees_them(visit: Visit) -> None:
    teacher = visit.window(visit.context(), "/class")
    teacher.get_by_label("How many children").fill("3")
    teacher.get_by_role("button", name="Set up 2 tables").click()
    expect(teacher.locator("main li a")).to_have_count(2)
    codes = teacher.locator("main li a").all_inner_texts()
    for name in ("Ada", "Bo", "Cy"):
        child = visit.window(visit.context(), f"/class#{'.'.join(codes)}")
        child.get_by_label("Your name").fill(name)
        child.get_by_role("button", name="Sit down").click()
        child.wait_for_url("**/t/*")
    expect(teacher.get_by_text("3 of 3 sit.")).to_be_visible()
    for name in ("Ada", "Bo", "Cy"):
        expect(teacher.get_by_text(name, exact=True)).to_be_visible()
    late = visit.window(visit.context(), f"/class#{'.'.join(codes)}")
    late.get_by_label("Your name").fill("Di")
    late.get_by_role("button", name="Sit down").click()
    expect(late.get_by_role("alert")).not_to_be_empty()


def test_when_the_lesson_ends_the_page_forgets_it(visit: Visit) -> None:
    teacher = visit.window(visit.context(), "/class")
    teacher.get_by_label("How many children").fill("2")
    teacher.get_by_role("button", name="Set up 1 tables").click()
    teacher.get_by_role("button", name="End the lesson").click()
    assert teacher.evaluate("localStorage.getItem('lastcard.lesson')") == '{"game":"","codes":[]}'
    teacher.reload()
    expect(teacher.get_by_label("How many children")).to_be_visible()
