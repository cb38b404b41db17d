"""News for many people fit into messages, and call everybody once."""

from bot.league.change import MOST_CALLED, news_for_all
from bot.league.season import League, Phase, Season, Whole
from bot.league.terms import usual_terms
from games.message import say

TERMS = usual_terms("copenhagen")
SEASON = Whole(League(1, 5, 70, "Harbour", 9, TERMS), Season(3, 1, 1, Phase.SIGNUP, TERMS, "seed", None))


def test_a_few_are_called_by_one_message():
    (post,) = news_for_all(SEASON, "again", say("league-is-closed"), [7, 8])
    assert (post.key, post.mentions) == ("league:3:again", (7, 8))


def test_many_are_called_by_several_messages_each_once():
    people = list(range(1, 2 * MOST_CALLED + 2))
    posts = news_for_all(SEASON, "again", say("league-is-closed"), people)
    assert [each for post in posts for each in post.mentions] == people
    assert len({post.key for post in posts}) == len(posts) == 3


def test_what_calls_nobody_is_said_all_the_same():
    (post,) = news_for_all(SEASON, "cancelled", say("league-is-closed"), [])
    assert post.mentions == ()
