"""Beer & Bread: two villages, six years, one stock of fields."""
