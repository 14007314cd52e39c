"""What is fixed before play: figures, rulings, and the choices made from them."""
