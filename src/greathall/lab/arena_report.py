"""The page about an arena."""

from __future__ import annotations

from greathall.lab import charts
from greathall.lab.arena import Archive, Arena
from greathall.lab.charts import Bar
from greathall.lab.page import Page, Section, Table
from greathall.lab.words import Words

START = 25.0
"""Where everybody's rating begins."""


def arena_report(arena: Arena, archive: Archive, language: str) -> Page:
    """Ratings, and every pair with its verdict."""
    words = Words(arena.spec, language)
    say = words.say
    rated, duels = arena.ratings(archive), arena.duels(archive)
    bars = [
        Bar(each.bot, each.rating, each.rating - 2 * each.deviation, each.rating + 2 * each.deviation, START)
        for each in rated
    ]
    ratings = [
        (each.bot, words.number(each.rating, 1), words.number(each.deviation, 1), words.number(each.sure, 1))
        for each in rated
    ]
    pairs = []
    gains = []
    for duel in duels:
        verdict = duel.verdict(arena.limits)
        said = {True: "better", False: "not-better", None: "open"}[verdict.better]
        gain = duel.gain
        pairs.append(
            (
                f"{duel.challenger} – {duel.champion}",
                words.number(len(duel.deals)),
                words.percent(duel.challenger_wins[0]),
                f"{words.points(gain.mean)} ({words.points(gain.low)} … {words.points(gain.high)})",
                say(f"lab-verdict-{said}"),
            )
        )
        gains.append(Bar(f"{duel.challenger} – {duel.champion}", gain.mean, gain.low, gain.high, 0.0))
    games = sum(deal.games for duel in duels for deal in duel.deals)
    columns = words.headings("lab-column-bot", "lab-column-rating", "lab-column-deviation", "lab-column-sure")
    of_pairs = words.headings(
        "lab-column-challenger", "lab-column-deals", "lab-column-wins", "lab-column-gain", "lab-column-verdict"
    )
    pairs_how = say("lab-pairs-how", gain=words.percent(arena.limits.gain))
    sections = [
        Section(
            say("lab-ratings"),
            charts.intervals(bars, say("lab-column-rating"), ".0f"),
            Table(columns, ratings),
            [say("lab-ratings-how")],
        ),
        Section(
            say("lab-pairs"),
            charts.intervals(gains, say("lab-column-gain"), "+.0%"),
            Table(of_pairs, pairs),
            [pairs_how],
        ),
    ]
    title = say("lab-arena-title", game=say("title"))
    summary = say("lab-arena-summary", deals=words.number(arena.deals), games=words.number(games))
    return Page(language, title, (summary,), sections, say("lab-whole-table"))
