from __future__ import annotations

from stammtisch.core import Numbers, Pile, plain_librt


def test_numbers_come_back_as_they_were_written() -> None:
    numbers = Numbers()
    numbers.add(0.5)
    numbers.flag(True)
    numbers.one_of(1, 3)
    numbers.zeros(2)
    assert numbers.to_list() == [0.5, 1, 0, 1, 0, 0, 0]
    assert len(numbers) == 7 == len(numbers.to_bytes()) // 4


def test_a_place_outside_writes_zeros_alone() -> None:
    numbers = Numbers()
    numbers.one_of(-1, 2)
    assert numbers.to_list() == [0, 0]


def test_the_kinds_of_a_pile_are_counted_anew_each_time() -> None:
    numbers = Numbers()
    numbers.counts(Pile([2, 0, 2]), 3, 4.0)
    numbers.counts(Pile([1]), 3, 1.0)
    assert numbers.to_list() == [0.25, 0, 0.5, 0, 1, 0]


def test_a_cleared_row_begins_anew() -> None:
    numbers = Numbers()
    numbers.add(3.0)
    numbers.clear()
    numbers.add(4.0)
    assert numbers.to_list() == [4.0]


def test_without_librt_plain_bytes_serve() -> None:
    writer = plain_librt.BytesWriter()
    plain_librt.write_i32_le(writer, -7)
    plain_librt.write_f32_le(writer, 0.5)
    writer.write(b"\1")
    assert plain_librt.read_i32_le(writer.getvalue(), 0) == -7
    writer.truncate(4)
    assert (len(writer), writer.getvalue()) == (4, b"\xf9\xff\xff\xff")
