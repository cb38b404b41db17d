"""Small faults put into the product one at a time, to see that the tests notice each of them."""
