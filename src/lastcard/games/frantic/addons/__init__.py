"""Add-ons: boxes that are mixed into the base game, which never mentions them.

An add-on is one module with an `AddOn` and what that is made of; its name goes into the list in `boxes.py`.
The rules fold the rows of all boxes into one `Deck`; after that nobody knows where a row came from. Kinds
of special cards are numbered by the fold, so an add-on never writes one down: it asks `deck.kind("ca")`.

**A row** begins with its code, its clause and what it does; the rest has names. **A card** is made by
`numbered`, `coloured`, `two_coloured` or `colourless` (`cards/rows.py`), an event is an `EventRow`, a power
card of Supercharge a `PowerRow`::

    colourless("eq", "FR-044", [AndOrWish(Attack(DrawUpToMine()))], copies=2)
    EventRow("market", "FR-088", Market())
    PowerRow("looping", "SC-24", TurnDirection(), first=False)

`wishes=False` says that no wish goes with a colourless card. `condition` forbids a card unless it holds,
whatever lies on the pile. `kept` may not be handed over on purpose by a special card, `stuck` may not be
discarded, and `starts=False` sends a card back that would be the start card. A start card is played by the
dealer like any other, on `deck.start`, where everything fits and a wish has to be made, and it is not
`chargeable`.

**What a card is to be** (a card that imitates others, or leaves one of two colours) is a `Naming`, asked as
the card is laid and before anything else. It pushes its decision, and the answer calls
`play.named(kind).announce(table)` or `table.ask_for(...)` and `play.announce(table)`.

**A verb** is an `Effect`: `begin(table, play)` does it or pushes a decision. `play.seat` uses the card,
`play.card` lies on the pile, `play.kind` is what it is played as, `play.before` the demand until then.
Verbs of a row are done one after the other, each with all it brings. `is_possible` says whether it could do
anything, `offer` asks first. An effect against others is an `Attack` of a `Blow` (`play/attacks.py`), or a
`Striking` of its own that ends in `table.offer(ATTACKED, Strike(play, self, blow, shares))`; its answer and
the answer to that come by themselves.

**An event** is an `EventRow` with an `EventEffect`: `begin(table, occurrence)`. It touches only the seats in
`occurrence.touched`: its `order`, `first`, `sizes` and `holding` leave out whoever is protected. To ask one
seat after the other, push one decision a seat with `table.in_order`. To ask all at once and unseen, put a
`Secret` (`events/secrets.py`) into an `Everyone`. An event that brings another calls
`announce_event(table, occurrence)` (with the window before it), or `turn_up_event` and `carry_out`. A player
who protects themselves in EVENT_COMING sets `table.spared`, which is read when the event is turned up.

**A way to step in** is a `Reaction` to one of the windows of `table/windows.py`; `take` gets the cause:

- DECLARING: a card was laid in a turn; asked is its player; the cause is the `Play`, which takes effect
  when it runs. So `take` pushes `table.in_order([what comes before, cause, what comes after])`.
- ATTACKED: asked are all victims; the cause is the `Strike`. The first taker counts and the strike is
  dropped; to strike back is `counter(table, seat, card, strike)`.
- EVENT_COMING: asked are all touched; the cause is the `EventComing`. Every taker counts and the event
  still comes; `show` lets all see the cards of several takers before they are laid one by one.
- LAST_CARD: asked are all with cards; the cause is the `LastCard`; to answer it is `nice_try(...)`.

A window without reactions in the boxes in play is not opened; one that a modifier `closes` neither; nor one
of which everybody can see that nobody could use it: `is_open`. A window opens for everybody the rule names,
whatever they hold: `offers` decides what they may do.

**What lasts** is a `Modifier[Table]`, put down by `table.add` and taken away by `table.lift` or by returning
None from `turn_begins` or `turn_ends`. It is never changed: return another one. It ends with the round by
itself. One that comes from an event names it, `Modifier(occurrence.event())`, so that its card stays out of a
reshuffle.

**State of its own** is an `Extra[Table]` (`table/extras.py`). `deal` begins it afresh each round. Find it
again among `table.extras`. Whatever it keeps must be in `seen_by` (masked for that seat), `imagined`,
`zones`, `faces`, `places`.

**Moves** of its own are shared objects made once per deck and handed in by `moves(deck)`; moves that name a
card are in the deck already: `lay`, `throw`, `give`, `drop`, `take`, `put`, `call` by kind, `send` by kind
and seat, `pick` by event. `refusal` says why one of its own may not be made.

**Cards move** by the verbs of the table alone, so that everybody is told and what players have seen is
remembered: `lay`, `discard` (beneath the top), `draw`, `take_top`, `give`, `give_at_once`, `rob` (blind),
`set_aside`, `turn_up`, `take_up`, `clear_away` (cards that lie apart), `pick_up` (a discard), `fetch` (out of
the draw pile), `pass_hands`, `reveal`, `peek`, `show`, and `score` for totals. `choose_gifts`
(`play/giving.py`) lets somebody pick cards to give.

**Three habits.** What begins something new of a turn (a power, a further event) asks `table.cut_short()`
first and stops if it says so: the round is about to end. To end it, call `table.stop(ending)`. And whatever
hangs on hidden cards is told (`if table.loud: ...`), also that there is nothing: silence would tell it all
the same.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from lastcard.engine.contract import Move, Refusal, Seat
from lastcard.engine.options import Option
from lastcard.engine.position import Position
from lastcard.engine.windows import Reaction
from lastcard.games.frantic.cards.deck import Deck
from lastcard.games.frantic.cards.rows import CardRow, EventRow
from lastcard.games.frantic.table.extras import Extra
from lastcard.games.frantic.table.modifiers import Modifier
from lastcard.games.frantic.table.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class AddOn(ABC):
    """An expansion: what it adds to the base game."""

    @abstractmethod
    def name(self) -> str:
        """The word by which it is called behind `frantic+`."""

    @abstractmethod
    def title(self) -> str:
        """Its name as printed."""

    def cards(self) -> list[CardRow]:
        """Rows for the hand-card deck."""
        return []

    def events(self) -> list[EventRow]:
        """Rows for the event deck."""
        return []

    def reactions(self, deck: Deck) -> list[Reaction[Table]]:
        """Ways to step in; `deck` has the rows of all boxes in play, and their moves."""
        return []

    def moves(self, deck: Deck) -> list[Move]:
        """Moves that the core does not know, so that they can be written and read."""
        return []

    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal | None:
        """Why a seat that is asked may not make one of its moves now; None if it is none of them."""
        return None

    def modifiers(self) -> list[Modifier[Table]]:
        """What holds from the beginning of each round."""
        return []

    def extra(self, seats: int) -> Extra[Table] | None:
        """A slice of state of its own, not dealt yet."""
        return None

    def options(self) -> list[Option]:
        """What may be chosen besides the options of the base game."""
        return []

    def facts(self) -> list[str]:
        """Words that a written position may use besides those of the base game."""
        return []

    def place(self, position: Position, table: Table) -> None:
        """Set the slice of state up as a written position says."""
        return
