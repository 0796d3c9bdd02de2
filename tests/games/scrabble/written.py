"""Short games in the manner of other programs: what each writes besides plain moves, and wants to read."""

MAGPIE = """#character-encoding UTF-8
#lexicon CSW21
#player1 Ann Ann A
#player2 Bob Bob B
>Ann: HORNEEE 8F HORN +14 14
#note a note
that goes on over
several lines, > with signs
>Bob: ?AMEEEE H6 fA.M +5 5
>Ann: EEEQVVU -QVVU +0 14
>Bob: XEEEEEE 9F XE +28 33
>Bob: XEEEEEE -- -28 5
>Ann: PASTEEE 10F PASTE +21 35
>Ann: EE (challenge) +5 40
>Bob: EEEEEE - +0 5
#rack1 EE
"""
"""Notes of several lines, a blank, a phoney that was taken back, a bonus for a challenge, racks of an open game."""

QUACKLE = """\ufeff#title A club game\r
#player1 Ann Ann\r
#player2 Bob\r
>Ann: HORNEEE 8F HORN +14 14\r
>Bob: FAMEEEE H6 FA.M +9 9\r
>Ann: EEE -4 +0 14\r
#note\r
>Bob: EEEEEEX G9 EX +16 25\r
"""
"""With a byte order mark and the line ends of Windows, a player with one name, an exchange of tiles that nobody saw."""

WOOGLES = """#character-encoding utf-8
#description Created with Macondo
#id io.woogles abcdefgh
#player1 Ann Ann Smith
#player2 Bob Bob
>Ann: HORNEEE 8F HORN +14 14
>Bob: FAMEEEE H6 FA.M +9 9
>Ann:  (time) -10 4
>Bob: EEE (EEE) -3 6
#incomplete
"""
"""Overtime without a rack, tiles that their owner loses, pragmas that we do not know."""
