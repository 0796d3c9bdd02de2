"""A battle: a record in the state (`state`), and effects on the same agenda as everything else.

`meeting` finds who must fight and `start` gathers them. Then battle rounds follow each other (`round`): all choose
(`announce`, from `choices`; dice choose for the `enemies`), dice tell which plans succeed (`attempts`), everything
happens together (`consequences`), and whoever falls or flees leaves (`leaving`). `ending` gives the prizes.
"""
