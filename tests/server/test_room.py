"""A room alone: who may be sent away, slow readers, and how much is let in."""

from __future__ import annotations

import pytest

from stammtisch.server.guest import MOST_UNSENT, TOO_SLOW, Guest
from stammtisch.server.limits import Bucket, Limit
from stammtisch.server.messages import Pong
from stammtisch.server.records import Chair, TableRecord
from stammtisch.server.refusals import Refused
from stammtisch.server.room import Room
from stammtisch.server.seating import may_send_away


def room() -> Room:
    chairs = [Chair("person", "anna", "Anna"), Chair("person", "ben", "Ben"), Chair("bot")]
    return Room(TableRecord("t", "pig", {}, "anna", "seed", status="playing", chairs=chairs))


def test_the_host_sends_away_only_persons_who_have_been_gone_for_a_while() -> None:
    here = room()
    assert may_send_away(0, here, "anna", 1)
    assert not may_send_away(60, here, "anna", 1)
    assert not may_send_away(0, here, "ben", 0)
    assert not may_send_away(0, here, "anna", 2)
    assert not may_send_away(0, here, "anna", 7)
    here.greet(Guest("ben", 1), 0)
    assert not may_send_away(0, here, "anna", 1)


def test_who_reads_too_slowly_is_sent_away_and_the_outbox_stays_small() -> None:
    guest = Guest("anna", 0)
    for _ in range(3 * MOST_UNSENT):
        guest.send(Pong())
    assert guest.outbox.qsize() <= MOST_UNSENT + 2
    assert TOO_SLOW in [guest.outbox.get_nowait() for _ in range(guest.outbox.qsize())]


def test_a_bucket_fills_up_again_and_a_limit_is_kept_for_each_address() -> None:
    bucket = Bucket(rate=1000, burst=2)
    assert [Bucket(rate=0, burst=2).take(), bucket.take(), bucket.take()] == [True] * 3
    limit = Limit(rate=0, burst=1)
    limit.check("here")
    limit.check("there")
    with pytest.raises(Refused, match="slow down"):
        limit.check("here")
    limit.give_back("here")
    limit.check("here")


def test_spectators_are_those_without_a_seat() -> None:
    here = room()
    for guest in (Guest("anna", 0), Guest(None, None), Guest("zoe", None)):
        here.greet(guest, 0)
    state = here.state_for("ben")
    assert (state.spectators, state.yours, state.host) == (2, [1], False)
    assert [seat.online for seat in state.seats] == [True, False, True]
