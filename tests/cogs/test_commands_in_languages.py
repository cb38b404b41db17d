"""Slash commands in every language: told to Discord within its limits, shown to members in theirs."""

import pytest

from languages.shelf import ENGLISH, LANGUAGES
from tests.cogs.house import labels, said

LONGEST_NAME, LONGEST_DESCRIPTION, LONGEST_CHOICE = 32, 100, 100


async def payloads(house):
    """Every command as Discord is told it."""
    tree = house.app.tree
    return [await each.get_translated_payload(tree, tree.translator) for each in tree.get_commands()]


def parts_of(command, path=""):
    """A command, its subcommands, its options and their choices, with where they stand."""
    where = f"{path} {command['name']}".strip()
    yield where, command
    for part in (*command.get("options", ()), *command.get("choices", ())):
        yield from parts_of(part, where)


def in_languages(part, what):
    """What a part is called, in English and as it was translated."""
    return {ENGLISH: part[what], **part.get(f"{what}_localizations", {})}


async def test_every_name_and_description_is_told_in_every_language_within_discords_limits(house):
    for command in await payloads(house):
        for where, part in parts_of(command):
            names = in_languages(part, "name")
            if "type" not in part:  # a choice
                assert all(1 <= len(name) <= LONGEST_CHOICE for name in names.values()), where
                continue
            told = in_languages(part, "description")
            assert names.keys() == told.keys() == set(LANGUAGES), where
            assert all(1 <= len(each) <= LONGEST_DESCRIPTION for each in told.values()), where
            for name in names.values():
                assert name == name.lower(), where
                assert 1 <= len(name) <= LONGEST_NAME, where
                assert all(letter.isalnum() or letter in "-_'" for letter in name), where


async def test_no_two_parts_of_a_command_are_called_the_same_in_any_language(house):
    everything = await payloads(house)
    siblings = [everything]
    for command in everything:
        siblings += [part["options"] for _, part in parts_of(command) if part.get("options")]
    for options in siblings:
        for language in LANGUAGES:
            names = [in_languages(each, "name")[language] for each in options]
            assert len(set(names)) == len(names)


async def test_a_member_sees_and_uses_commands_in_their_own_language(house):
    await house.bruno.speaks("de")
    shown = {each["name"]: each for each in await house.bruno.commands(house.here)}
    assert shown["play"]["name_localized"] == "spielen"
    assert shown["board"]["description_localized"] == "Das Brett, wie es jetzt steht"
    (table,) = [each for each in shown["hand"]["options"] if each["name"] == "table"]
    assert table["name_localized"] == "tisch"
    outcome = await house.bruno.command(house.here, "tables")
    assert said(outcome["message"]) == "Du sitzt an keinem Tisch. Mit /spielen eröffnest du einen."
    outcome = await house.anna.command(house.here, "tables")
    assert said(outcome["message"]) == "You sit at no table. Start one with /play."


@pytest.mark.parametrize(
    ("chosen", "button"), [("de", "Bretter auch als Text zeigen"), ("en", "Show boards as text too")]
)
async def test_a_language_chosen_with_the_command_counts_at_once(house, chosen, button):
    outcome = await house.anna.command(house.here, "settings me", language=chosen)
    assert button in labels(outcome["message"])
