"""A round in rulebook order; the count, with its two special barrels, is in powers.py."""

from typing import Final

from stammtisch.core import Phase

from ..powers import cancel_barrels, double_barrels
from .bill import pay_bill
from .first_throw import first_throw
from .orders import take_orders
from .service import serve

ROUND: Final[list[Phase]] = [
    first_throw,
    take_orders,
    serve,
    cancel_barrels,
    double_barrels,
    pay_bill,
]
