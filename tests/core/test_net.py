"""The learned value: a forward pass without a library."""

import struct

import pytest

from stammtisch.core import Net, Numbers, plain_librt
from stammtisch.core.errors import BadNet


def row(*numbers: float) -> Numbers:
    found = Numbers()
    for number in numbers:
        found.add(number)
    return found


def net(*weights: float) -> Net:
    """Two inputs, one hidden sum: by input hidden and straight, then the begin, then the count."""
    return Net(2, 1, struct.pack(f"<{len(weights)}f", *weights))


def test_hidden_sums_are_cut_off_below_zero_and_the_straight_one_is_not() -> None:
    judge = net(1.0, 0.5, -2.0, 0.25, 0.125, -1.0, 4.0).judge
    assert judge(row(1.0, 0.0), [0, 1]) == 4.0 * 1.125 + (0.5 - 1.0)
    assert judge(row(0.0, 1.0), [0, 1]) == 0.25 - 1.0
    assert judge(row(0.0, 0.0), [0, 1]) == 4.0 * 0.125 - 1.0


def test_a_number_that_was_not_learned_counts_nothing() -> None:
    judge = net(1.0, 0.5, -2.0, 0.25, 0.125, -1.0, 4.0).judge
    assert judge(row(9.0, 1.0), [-1, 0]) == judge(row(1.0, 0.0), [0, 1])


def test_weights_of_another_size_are_refused() -> None:
    with pytest.raises(BadNet, match="24 bytes of weights for 2 inputs, 1 hidden"):
        net(1.0, 0.5, -2.0, 0.25, 0.125, -1.0)


def test_without_librt_floats_are_read_all_the_same() -> None:
    assert plain_librt.read_f32_le(struct.pack("<2f", 0.0, 1.5), 4) == 1.5
