"""The table around the cards: sitting down, starting, leaving, talking, watching, coming again."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest

from tests.server.guest import Guest, all_leave, all_play, company, fetch, get, make, post, sit

OPEN = {"hints": True, "lead": 0}


def asked(address: str, path: str, wanted: dict[str, Any]) -> httpx.Response:
    """What a page answers to this request."""
    return post(address, f"api/tables{path}", wanted)


# ------------------------------------------------------------------ sitting down


def test_a_seat_is_taken_only_once(address: str) -> None:
    code = make(address, "schwupps", "ppp")["code"]
    assert asked(address, f"/{code}/seats", {"name": "Ben", "seat": 2}).json()["seat"] == 2
    answer = asked(address, f"/{code}/seats", {"name": "Cleo", "seat": 2})
    assert (answer.status_code, answer.json()["code"]) == (409, "seat-taken")


def test_a_name_is_taken_only_once_whatever_its_letters(address: str) -> None:
    code = make(address, "schwupps", "ppp", "Ada")["code"]
    answer = asked(address, f"/{code}/seats", {"name": " aDA"})
    assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Ada \t Lovelace ", "Ada Lovelace"),
        ("Ben\u202egnp.exe", "Ben gnp.exe"),
        ("C\u0000leo\u200b\u2066", "C leo"),
        ("<b>Dora</b>", "<b>Dora</b>"),
        ("E\u0301mile", "Émile"),
    ],
)
def test_a_name_is_cleaned_and_stays_text(address: str, name: str, shown: str) -> None:
    code = make(address, "schwupps", "pp", None)["code"]
    sit(address, code, name)
    assert get(address, f"api/tables/{code}")["seats"][0]["name"] == shown


@pytest.mark.parametrize("name", ["\u200b", " \t ", "\u202e\u2066"])
def test_a_name_that_nobody_can_see_is_refused(address: str, name: str) -> None:
    code = make(address, "schwupps", "pp", None)["code"]
    answer = asked(address, f"/{code}/seats", {"name": name})
    assert (answer.status_code, answer.json()["code"]) == (409, "bad-name")


def test_nobody_sits_down_on_a_bots_chair_or_in_the_middle_of_a_game(address: str) -> None:
    code = make(address, "schwupps", "pb")["code"]
    for wanted in ({"name": "Ben"}, {"name": "Ben", "seat": 1}):
        assert asked(address, f"/{code}/seats", wanted).json()["code"] == "seat-taken"


def test_a_table_that_cannot_be_is_refused_with_a_sentence(address: str) -> None:
    wrong: list[dict[str, Any]] = [
        {"game": "whist", "chairs": [{}, {}]},
        {"game": "math-attack", "chairs": [{}, {}, {}]},
        {"game": "schwupps", "chairs": [{}, {}], "options": {"colour": "blue"}},
        {"game": "schwupps", "chairs": [{}, {"kind": "bot", "bot": "oracle"}]},
        {"game": "schwupps", "chairs": [{"kind": "bot"}, {"kind": "bot"}], "name": "Ada"},
    ]
    for wanted in wrong:
        answer = asked(address, "", wanted)
        assert answer.status_code == 400
        assert answer.json()["code"] == "bad-table"
        assert answer.json()["words"]["values"]["text"]


def test_an_unknown_table_is_not_found(address: str) -> None:
    assert fetch(address, "api/tables/zzzzz").status_code == 404

    async def try_it() -> Guest:
        return await Guest(address, "zzzzz").join()

    guest = asyncio.run(try_it())
    assert guest.left is not None
    assert guest.left["code"] == "no-table"


# ------------------------------------------------------------------ starting, again, leaving


def test_the_host_starts_and_bots_take_the_free_seats(address: str) -> None:
    async def try_it() -> None:
        made = make(address, "schwupps", "ppp")
        host = await Guest(address, made["code"], made["token"]).join()
        other = await Guest(address, made["code"], sit(address, made["code"], "Ben")["token"]).join()
        assert (await other.do("/start"))["code"] == "not-asked"
        assert (await other.do("pass"))["code"] == "not-now"
        assert (await host.do("/start"))["t"] == "update"
        assert host.table["phase"] == "playing"
        assert [seat["kind"] for seat in host.table["seats"]] == ["person", "person", "bot"]
        assert (await host.do("/start"))["code"] == "not-now"
        await all_leave(host, other)

    asyncio.run(try_it())


def test_the_next_game_is_dealt_when_all_who_are_here_want_it(address: str) -> None:
    async def try_it() -> None:
        guests = await company(address, "math-attack", "pp", terms=OPEN)
        ada, ben = guests
        assert (await ada.do("/again"))["code"] == "not-now"
        await all_play(guests)
        assert (await ada.do("/again"))["t"] == "update"
        assert (ada.table["phase"], ada.table["seats"][0]["ready"]) == ("over", True)
        first = ada.table["commitment"]
        await ben.do("/again")
        await ada.sees(game_number=2)
        assert ada.table["phase"] == "playing"
        assert ada.table["commitment"] != first
        await all_leave(*guests)

    asyncio.run(try_it())


def test_whoever_hangs_up_does_not_hold_up_the_next_game(address: str) -> None:
    async def try_it() -> None:
        ada, ben = await company(address, "math-attack", "pp", terms=OPEN)
        await all_play([ada, ben])
        await ada.do("/again")
        await ben.leave()
        await ada.sees(game_number=2)
        await ada.leave()

    asyncio.run(try_it())


def test_a_best_of_three_is_over_when_it_is_decided_and_begins_anew(address: str) -> None:
    async def try_it() -> None:
        guests = await company(address, "math-attack", "pp", terms=OPEN, series=3)
        game = 0
        while not guests[0].table.get("series", {}).get("over"):
            game += 1
            await all_play(guests, game)
            standing = guests[0].table["series"]
            assert standing["played"] == game
            if not standing["over"]:
                await anew(guests, game + 1)
        assert game in (2, 3)
        await anew(guests, game + 1)
        assert guests[0].table["series"]["played"] == 0
        await all_leave(*guests)

    asyncio.run(try_it())


async def anew(guests: list[Guest], game: int) -> None:
    """Everybody wants another game, and it is dealt."""
    await asyncio.gather(*(guest.do("/again") for guest in guests))
    for guest in guests:
        await guest.sees(game_number=game)


def test_a_bot_keeps_the_seat_of_somebody_who_gives_it_up(address: str) -> None:
    async def try_it() -> None:
        ada, ben, cleo = await company(address, "schwupps", "ppp", terms=OPEN)
        answer = await ben.do("/leave")
        assert (answer["t"], answer["you"]) == ("update", 31)
        assert ben.view["seat"] == 31
        assert (await ben.do("pass"))["code"] == "not-seated"
        await ada.until(lambda: ada.table["seats"][1]["kind"] == "bot")
        await all_play([ada, cleo])
        again = await Guest(address, ben.code, ben.token).join()
        assert again.left is not None
        assert again.left["code"] == "wrong-token"
        await all_leave(ada, ben, cleo)

    asyncio.run(try_it())


def test_what_was_sent_after_leaving_is_not_done(address: str) -> None:
    """Both messages may be taken in one go: the second one finds nobody in the seat."""

    async def try_it() -> None:
        guests = await company(address, "schwupps", "pp", terms=OPEN)
        mover = guests[guests[0].view["to_act"][0]]
        assert mover.moves
        move = {"t": "do", "do": mover.moves[0], "decision": mover.view["decision"]}
        await mover.send({"t": "do", "do": "/leave", "id": 1})
        await mover.send({**move, "id": 2})
        await mover.until(lambda: {1, 2} <= mover.answers.keys())
        assert (mover.answers[1]["t"], mover.answers[2]["code"]) == ("update", "not-seated")
        await all_leave(*guests)

    asyncio.run(try_it())


def test_a_seat_that_is_given_up_before_the_game_is_free_again(address: str) -> None:
    async def try_it() -> None:
        made = make(address, "schwupps", "pp", terms={"watch": "nobody"})
        ada = await Guest(address, made["code"], made["token"]).join()
        await ada.do("/leave")
        assert ada.left is not None
        assert ada.left["code"] == "not-public"
        assert sit(address, made["code"], "Ada")["seat"] == 0

    asyncio.run(try_it())


# ------------------------------------------------------------------ talking


def test_a_phrase_is_said_and_free_text_only_where_it_is_allowed(address: str) -> None:
    async def try_it(chat: bool) -> None:
        ada, ben = await company(address, "math-attack", "pp", terms={"chat": chat})
        assert (await ada.do("/say wave"))["t"] == "update"
        await ben.until(lambda: ben.heard("phrase.wave") == [{"seat": 0}])
        assert (await ada.do("/say something of my own"))["code"] == "not-a-move"
        assert (await ada.do("/dance"))["code"] == "not-a-move"
        answer = await ada.do("/chat  Well\u202e played,\n\u0007 <i>Ben</i>! ")
        if chat:
            await ben.until(lambda: bool(ben.heard("table.chat")))
            assert ben.heard("table.chat") == [{"seat": 0, "text": "Well played, <i>Ben</i>!"}]
            assert (await ada.do("/chat   "))["code"] == "not-a-move"
        else:
            assert answer["code"] == "not-now"
        await all_leave(ada, ben)

    asyncio.run(try_it(chat=False))
    asyncio.run(try_it(chat=True))


# ------------------------------------------------------------------ sockets


def test_of_two_sockets_for_one_seat_the_newer_wins(address: str) -> None:
    async def try_it() -> None:
        ada, ben = await company(address, "math-attack", "pp", terms=OPEN)
        newer = await Guest(address, ada.code, ada.token).join()
        await ada.until(lambda: ada.closed is not None)
        assert ada.left is not None
        assert (ada.left["code"], ada.closed) == ("replaced", (1000, "replaced"))
        assert newer.you == 0
        await all_play([newer, ben])
        await all_leave(newer, ben)

    asyncio.run(try_it())


def test_whoever_comes_back_is_told_exactly_the_steps_that_were_missed(address: str) -> None:
    async def try_it() -> None:
        ada, ben, cleo = await company(address, "schwupps", "ppp", terms=OPEN)
        spectator = await Guest(address, ada.code).join()
        await all_play([ada, ben, cleo], upto=20)
        for away in (ada, spectator):
            await resumed(away, [guest for guest in (ada, ben, cleo) if guest is not away])
        await all_leave(ada, ben, cleo, spectator)

    asyncio.run(try_it())


async def resumed(away: Guest, others: list[Guest]) -> None:
    """Somebody goes, misses phrases and perhaps moves, and comes back for them with another socket."""
    seen = away.number
    witness = Guest(away.address, away.code, away.token)
    await away.leave()
    for guest in others:
        await guest.do("/say wave")
    await witness.join(since=seen)
    missed = [step["n"] for step in witness.steps]
    assert missed == list(range(seen + 1, witness.number + 1))
    assert len(missed) >= len(others)
    told = {step["n"]: step for step in others[0].steps}
    for step in witness.steps:
        assert step.get("said") == told[step["n"]].get("said")
    await witness.leave()
    await away.join()


def test_whoever_missed_much_is_told_how_it_stands_and_the_last_of_it(address: str) -> None:
    async def try_it() -> None:
        ada, ben = await company(address, "math-attack", "pp", terms=OPEN)
        seen = ada.number
        for time in range(66):
            await ben.do("/say wave")
        await ada.until(lambda: ada.number >= seen + 66)
        late = await Guest(address, ada.code).join(since=0)
        assert [step["n"] for step in late.steps] == list(range(ada.number - 63, ada.number + 1))
        assert late.view["seat"] == 31
        in_time = await Guest(address, ada.code).join(since=ada.number - 60)
        assert len(in_time.steps) == 60
        incurious = await Guest(address, ada.code).join(since=-1)
        assert incurious.steps == []
        await all_leave(ada, ben, late, in_time, incurious)

    asyncio.run(try_it())


def test_a_ping_comes_back_and_the_latency_is_shown(address: str) -> None:
    async def try_it() -> None:
        ada, ben = await company(address, "math-attack", "pp", terms=OPEN)
        await ada.send({"t": "join", "ping": 12345, "rtt": 42})
        await ada.until(lambda: '"pong":12345' in ada.frames[-1])
        await ben.do("/say wave")
        assert ben.table["seats"][0]["rtt"] == 42
        await all_leave(ada, ben)

    asyncio.run(try_it())


def test_every_command_of_a_burst_is_answered(address: str) -> None:
    async def try_it() -> None:
        ada, ben = await company(address, "math-attack", "pp", terms=OPEN)
        for each in range(1, 201):
            await ada.send({"t": "do", "do": "/say wave" if each % 3 else "nonsense", "id": each})
            if each % 50 == 0:
                await ada.send({"t": "join", "ping": each})
        await ada.until(lambda: len(ada.answers) == 200)
        kinds = [ada.answers[each]["t"] for each in range(1, 201)]
        assert kinds == ["update" if each % 3 else "refused" for each in range(1, 201)]
        await all_leave(ada, ben)

    asyncio.run(try_it())


# ------------------------------------------------------------------ watching, the lobby


def test_spectators_see_what_the_terms_allow(address: str) -> None:
    async def try_it() -> None:
        shut = await company(address, "schwupps", "pp", terms={"watch": "nobody"})
        outside = await Guest(address, shut[0].code).join()
        assert outside.left is not None
        assert outside.left["code"] == "not-public"
        public = await company(address, "schwupps", "pp", terms={**OPEN, "watch": "public"})
        watcher = await Guest(address, public[0].code).join()
        await all_play(public)
        await watcher.until(watcher.is_over)
        assert watcher.hands == []
        assert (await watcher.do("pass"))["code"] == "not-seated"
        await all_leave(*shut, *public, outside, watcher)

    asyncio.run(try_it())


def test_all_hands_are_shown_late_and_the_last_ones_too(address: str) -> None:
    async def try_it() -> None:
        guests = await company(address, "schwupps", "pp", terms={**OPEN, "watch": "hands", "delay": 1})
        watcher = await Guest(address, guests[0].code).join()
        await all_play(guests)
        await watcher.until(lambda: watcher.hands == [guest.view for guest in guests])
        assert not any(hands_in(frame) for guest in guests for frame in guest.frames)
        for frame, came in zip(watcher.frames, watcher.came, strict=True):
            shown = hands_in(frame).get("number", -1)
            made = [step["at"] for step in watcher.steps if step["n"] == shown]
            assert all(came - at >= 1000 for at in made)
        await all_leave(*guests, watcher)

    asyncio.run(try_it())


def hands_in(frame: str) -> dict[str, Any]:
    """The update in this frame if it shows hands."""
    said: dict[str, Any] = json.loads(frame)
    return said if "hands" in said else {}


def test_the_lobby_lists_tables_that_want_to_be_found(address: str) -> None:
    listed = make(address, "schwupps", "ppb", terms={"listed": True})["code"]
    hidden = make(address, "schwupps", "ppb")["code"]
    lines = {line["code"]: line for line in get(address, "api/tables")}
    assert hidden not in lines
    assert (lines[listed]["free"], lines[listed]["host"], lines[listed]["phase"]) == (1, "Ada", "gathering")
    sit(address, listed, "Ben")
    lines = {line["code"]: line for line in get(address, "api/tables")}
    assert (lines[listed]["free"], lines[listed]["phase"]) == (0, "playing")


def test_an_invitation_can_be_scanned(address: str) -> None:
    code = make(address, "schwupps", "pp")["code"]
    answer = fetch(address, f"api/tables/{code}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    assert 'xmlns="http://www.w3.org/2000/svg"' in answer.text


def test_sentences_come_to_those_who_ask_for_them(address: str) -> None:
    async def try_it() -> None:
        made = make(address, "schwupps", "pb", terms=OPEN)
        ada = await Guest(address, made["code"], made["token"]).join(says=True)
        await ada.do("/say wave")
        assert '"says":[{"key":' in ada.frames[-1]
        quiet = await Guest(address, made["code"]).join()
        assert '"says"' not in quiet.frames[-1]
        await all_leave(ada, quiet)

    asyncio.run(try_it())
