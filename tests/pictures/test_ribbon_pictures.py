"""The score ribbon against the kept ones, and its scale."""

import pytest

from rendering.recap.ribbon import Ribbon, draw_ribbon, scale_for
from tests.pictures.picture_comparison import assert_looks_like, looks_like

TO_TWELVE = scale_for((6, 3), goal=12)


@pytest.mark.parametrize(
    ("name", "ribbon"),
    [
        ("four", Ribbon((6, 3, 4, 5), (0, 1, 0, 0), TO_TWELVE)),
        ("five", Ribbon((36, 22, 41, 18, 3), (0, 0, 7, 0, 3), scale_for((41, 3)))),
        ("alone", Ribbon((-7,), (-3,), scale_for((-7, 150)))),
    ],
)
def test_the_ribbon_looks_as_it_was_accepted(name: str, ribbon: Ribbon) -> None:
    assert_looks_like(f"ribbon-{name}", draw_ribbon(ribbon))


def test_a_point_more_is_seen() -> None:
    one, other = (Ribbon((points, 3), (0, 0), TO_TWELVE) for points in (5, 6))
    assert not looks_like(draw_ribbon(one), draw_ribbon(other))


@pytest.mark.parametrize("highest", [1, 7, 12, 13, 29, 41, 77, 153, 310, 900])
@pytest.mark.parametrize("lowest", [-45, -7, -1, 0, 1])
def test_the_scale_holds_all_points_and_nought_on_few_posts(lowest: int, highest: int) -> None:
    scale = scale_for((lowest, highest))
    assert scale.posts[0] == scale.first <= min(lowest, 0)
    assert scale.posts[-1] == scale.last >= highest
    assert 0 in scale.posts
    assert len(scale.posts) <= 15
    assert scale.across(scale.posts[1]) - scale.across(scale.posts[0]) >= 66


def test_the_goal_has_a_post_and_more_than_the_goal_has_room() -> None:
    assert TO_TWELVE.posts == range(13)
    assert scale_for((14, 2), goal=12).posts == range(15)
