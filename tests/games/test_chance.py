"""Shuffles are the same on every machine and fair; a commitment binds the seed."""

from collections import Counter
from hashlib import sha256
from itertools import permutations

from games.chance import commitment, number_below, shuffled

KNOWN = ("GEBACDFIJH", "HIAJFEBCDG", "FBECDGAHIJ")


def test_a_shuffle_is_fixed_by_seed_purpose_and_counter():
    """Worked out by hand from the description in games/chance.py; it must never change."""
    words = sha256(b"seed/cards/0/0").digest()
    items = list("ABCD")
    for step, i in enumerate((3, 2, 1)):
        j = int.from_bytes(words[4 * step : 4 * step + 4], "big") % (i + 1)
        items[i], items[j] = items[j], items[i]
    assert shuffled("ABCD", "seed", "cards") == tuple(items)


def test_known_shuffles_never_change():
    assert "".join(shuffled("ABCDEFGHIJ", "nyhavn", "cards")) == KNOWN[0]
    assert "".join(shuffled("ABCDEFGHIJ", "nyhavn", "cards", 1)) == KNOWN[1]
    assert "".join(shuffled("ABCDEFGHIJ", "nyhavn", "reshuffle")) == KNOWN[2]


def test_every_order_is_about_equally_likely():
    counts = Counter(shuffled("ABC", str(seed), "fair") for seed in range(6000))
    assert set(counts) == set(permutations("ABC"))
    assert all(850 < count < 1150 for count in counts.values())


def test_numbers_stay_below_their_limit_and_reach_all_of_it():
    assert {number_below(5, str(seed), "first") for seed in range(100)} == set(range(5))


def test_a_commitment_is_the_sha_256_of_the_seed():
    assert commitment("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
