"""The colours of the houses, in the terminal."""

HOUSES = {
    "gryffindor": "bold #ffd75f on #870000",
    "hufflepuff": "bold #262626 on #ffd700",
    "ravenclaw": "bold #ffffff on #00005f",
    "slytherin": "bold #ffffff on #005f00",
}
