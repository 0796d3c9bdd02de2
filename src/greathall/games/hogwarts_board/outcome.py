"""The outcome of a battle round: all dice first, then everything at once.

`Outcome.roll` finds out which deeds succeed and on whom they fall; it changes nothing, so Liquid Luck may stop it at
any die. `Outcome.apply` adds everything up and lets it happen together.
"""

from __future__ import annotations

from collections.abc import Sequence

from greathall.core.kernel import Event
from greathall.games.hogwarts_board.cards.deck import POTION_PILES, SPELL_PILES
from greathall.games.hogwarts_board.cards.effects import Hit
from greathall.games.hogwarts_board.cards.items import ITEMS, SWORD_AGAINST_BASILISK
from greathall.games.hogwarts_board.cards.potions import POTIONS
from greathall.games.hogwarts_board.cards.spells import SPELLS
from greathall.games.hogwarts_board.dice import pick, roll
from greathall.games.hogwarts_board.drinking import swallow
from greathall.games.hogwarts_board.enemies import (
    BASILISK,
    CASTERS,
    DEMENTOR,
    FORM_DAMAGE,
    RAVEN_DAMAGE,
    SERPENT,
    VOLDEMORT,
    WIZARD,
    is_animal,
    is_serpent,
    serpent,
)
from greathall.games.hogwarts_board.state import Battle, Battler, Castle, Plan
from greathall.games.hogwarts_board.words import (
    SERPENTS,
    Afflicted,
    Blocked,
    Charmed,
    Failed,
    Freed,
    Healed,
    Hurt,
    Rebounded,
    Stolen,
    Summoned,
    WentAstray,
)

FORM_ROUNDS = 3
ASTRAY_FAILS = frozenset(("accio", "protego", "expecto_patronum"))
ASTRAY_SERVES = frozenset(("apparate", "summon_serpent"))
"""These work for a bewildered caster even when they go astray, but for the confunder."""
CLEAN = 2
EXPOSED = 1
COUNTERS = ("disarmed", "snared", "confunded", "bewildered", "petrified")
HARMFUL = (*COUNTERS, "controlled", "bleeding", "envenomed")


def hard_to_hit(by: Battler, on: Battler, on_stiff: bool) -> bool:
    """Only a 6 hits a raven (unless petrified), a troll, or one under the cloak (from whom animals do not turn)."""
    if on.form == "troll" or (on.form == "raven" and not on_stiff):
        return True
    return on.cloaked and not is_animal(by) and by.kind != DEMENTOR


class Outcome:
    """One battle round's outcome."""

    __slots__ = (
        "acting",
        "battle",
        "battlers",
        "caught",
        "cloaking",
        "drifting",
        "drunk",
        "escapes",
        "events",
        "forms",
        "g",
        "healed",
        "hits",
        "hurt",
        "killed",
        "new",
        "robbed",
        "serpents",
        "stiff",
        "woken",
    )

    def __init__(self, g: Castle, battle: Battle) -> None:
        self.g = g
        self.battle = battle
        self.battlers = battle.battlers
        self.stiff: list[int] = []
        self.woken: list[int] = []
        self.hits: list[Hit] = []
        self.acting: list[Plan] = []
        self.escapes: dict[int, tuple[int, str, int]] = {}
        """Who gets away: CLEAN or EXPOSED, how (run, broomstick, apparate), and how far or who chooses where."""
        self.events: list[Event] = []

    # -- the dice -----------------------------------------------------------------------------------------------------

    def roll(self) -> None:
        g, battlers = self.g, self.battlers
        for who, b in enumerate(battlers if not self.battle.calm else ()):
            if b.petrified and b.here:
                (self.woken if roll(g, b.name, "wake") >= 5 else self.stiff).append(who)
        stiff = self.stiff
        plans = [plan for plan in self.battle.chosen if plan.verb != "wait" and plan.who not in stiff]
        self.acting = plans
        thieves = [plan for plan in plans if plan.prize and plan.card != "obliviate_minor"]
        if thieves:
            self._thefts(thieves)
            plans = self.acting
        shields: dict[int, bool] = {}
        for plan in plans:
            verb = plan.verb
            if verb == "cast":
                if plan.card == "protego":
                    self._protego(plan, shields)
                elif plan.card != "accio":
                    self._cast(plan)
            elif verb == "run":
                self._run(plan)
            elif verb in ("melee", "strike", "hex", "curse"):
                self._attack(plan)
            elif verb == "use" and plan.card == "broomstick":
                self.escapes.setdefault(plan.who, (CLEAN, "broomstick", roll(g, battlers[plan.who].name, "distance")))
        if shields:
            self._shield(shields)
        if self.escapes:
            escapes = self.escapes
            self.hits = [
                hit
                for hit in self.hits
                if hit.rebound
                or hit.on == hit.by
                or escapes.get(hit.on, (0,))[0] != CLEAN
                or (hit.verb == "cast" and SPELLS[hit.card].reaches and hit.on < g.seats)
            ]
        for hit in self.hits:
            if hit.verb == "cast":
                if SPELLS[hit.card].healing:
                    hit.die = roll(g, battlers[hit.by].name, "healing")
                elif hit.card == "obliviate_minor" and hit.on < g.seats:
                    spells = g.wizards[hit.on].spells
                    if hit.prize not in spells and spells:  # an enemy's, gone astray or rebounded: a die picks
                        hit.prize = spells[pick(g, battlers[hit.by].name, "forget", range(len(spells)))]

    def _try(self, plan: Plan, hard: bool, clumsy: bool = False) -> int:
        """The action roll: 1 success, 0 failure, -1 astray. The worst odds count (R41); a spell rolls once (R37)."""
        b = self.battlers[plan.who]
        die = roll(self.g, b.name, "action")
        if b.bewildered:
            return -1 if die <= 2 else int(die >= (6 if hard else 5))
        if hard:
            return int(die == 6)
        return int(die >= (4 if b.confunded or clumsy else 2))

    def _fails(self, plan: Plan) -> None:
        if self.g.log is not None:
            self.events.append(Failed(self.battlers[plan.who].name))

    def _hit(self, plan: Plan, on: int, astray: bool, spell: bool) -> None:
        self.hits.append(Hit(plan.who, on, plan.verb, plan.card, plan.prize, plan.to, astray, spell))

    def _astray(self, plan: Plan, helps: bool) -> int:
        """Whom a bewildered battler's deed falls on: oneself or an ally instead of an enemy, or the reverse."""
        b = self.battlers[plan.who]
        form = plan.verb == "cast" and SPELLS[plan.card].form
        others = [
            i
            for i, x in enumerate(self.battlers)
            if x.here and (x.side != b.side) == helps and (not form or x.kind == WIZARD or x.kind in CASTERS)
        ]
        on = pick(self.g, b.name, "target", others) if others else -1
        if on >= 0:
            self.events.append(WentAstray(b.name, self.battlers[on].name))
        return on

    def _cast(self, plan: Plan) -> None:
        g, battlers = self.g, self.battlers
        spell = SPELLS[plan.card]
        caster = battlers[plan.who]
        on = plan.target
        at_other = on != plan.who
        confused = caster.bewildered or caster.confunded
        if spell.sure and not confused:
            result = 1
        else:
            hard = (
                at_other
                and not spell.helps
                and not spell.reaches
                and hard_to_hit(caster, battlers[on], on in self.stiff)
            )
            result = self._try(plan, hard)
        if result < 0 and plan.card in ASTRAY_FAILS:
            result = 0
        if result == 0:
            self._fails(plan)
            return
        if result < 0 and plan.card not in ASTRAY_SERVES:
            on = self._astray(plan, spell.helps)
            if on < 0:
                self._fails(plan)
                return
        if plan.card == "apparate":
            if caster.kind != WIZARD:
                return
            chooser = caster.confunder if result < 0 else caster.controller if caster.controller >= 0 else plan.who
            if not 0 <= chooser < g.seats:
                chooser = plan.who
            self.escapes[plan.who] = (CLEAN, "apparate", chooser)
            return
        blockable = not spell.reaches and plan.card != "expecto_patronum"
        self._hit(plan, on, result < 0, blockable)

    def _attack(self, plan: Plan) -> None:
        """Sword, fang, claw, club or cold, and the enemies' own spells."""
        battlers = self.battlers
        attacker = battlers[plan.who]
        on = plan.target
        target = battlers[on]
        is_spell = plan.verb in ("hex", "curse")
        hard = on != plan.who and hard_to_hit(attacker, target, on in self.stiff)
        by_hand = not is_spell and attacker.kind != DEMENTOR
        if (
            by_hand
            and target.form == "raven"
            and on != plan.who
            and on not in self.stiff
            and not any(p.who == on and p.target == plan.who for p in self.acting)
        ):
            self._fails(plan)  # out of reach, unless the raven comes down to this very battler
            return
        result = self._try(plan, hard, clumsy=attacker.form == "troll" and plan.verb == "melee")
        if result < 0:
            on = self._astray(plan, helps=False)
        if result == 0 or on < 0:
            self._fails(plan)
            return
        self._hit(plan, on, result < 0, is_spell)

    def _run(self, plan: Plan) -> None:
        b = self.battlers[plan.who]
        die = roll(self.g, b.name, "run")
        if b.cloaked:
            self.escapes.setdefault(plan.who, (CLEAN, "run", die))
        elif die == 1:
            self._fails(plan)
        else:
            self.escapes.setdefault(plan.who, (EXPOSED if die == 2 else CLEAN, "run", die))

    def _protego(self, plan: Plan, shields: dict[int, bool]) -> None:
        """No action roll unless confunded, and then the shield never breaks (R77)."""
        b = self.battlers[plan.who]
        confused = bool(b.bewildered or b.confunded)
        if confused and self._try(plan, hard=False) != 1:
            self._fails(plan)
        else:
            shields[plan.who] = confused

    def _shield(self, shields: dict[int, bool]) -> None:
        """One block roll against all spells that reach the shield: 1 fails, 6 throws them back at their casters."""
        for who, confused in shields.items():
            coming = [hit for hit in self.hits if hit.spell and hit.on == who and hit.by != who and not hit.rebound]
            if not coming:
                continue
            name = self.battlers[who].name
            die = roll(self.g, name, "shield")
            if die == 6:
                self.events.append(Rebounded(name))
                for hit in coming:
                    hit.rebound = True
                    hit.on = hit.by
                    hit.to = who
            elif die > 1 or confused:
                self.events.append(Blocked(name))
                self.hits = [hit for hit in self.hits if hit not in coming]

    def _thefts(self, thieves: list[Plan]) -> None:
        """Accio and ravens. A card that is in use at the same time: 1-3 used, 4-6 stolen."""
        g = self.g
        gone: set[str] = set()
        for plan in thieves:
            result = self._try(plan, hard=False)
            if result != 1 or plan.prize in gone:
                self._fails(plan)
                continue
            using = [p for p in self.acting if p.who == plan.target and p.card == plan.prize and p.who != plan.who]
            if using:
                if roll(g, self.battlers[plan.who].name, "theft") <= 3:
                    self._fails(plan)
                    continue
                self.acting = [p for p in self.acting if p not in using]
            gone.add(plan.prize)
            self._hit(plan, plan.target, False, False)

    # -- what happens -------------------------------------------------------------------------------------------------

    def apply(self) -> list[tuple[int, str, int]]:
        """Everything at once. Returns who leaves the battle: (battler, how, how far or who chooses where)."""
        g, battlers = self.g, self.battlers
        for event in self.events:
            g.emit(event)
        count = len(battlers)
        self.hurt = [0] * count
        self.healed = [0] * count
        self.killed: list[int] = []
        self.new: list[tuple[int, str, int, int]] = []
        self.forms: list[tuple[int, str]] = []
        self.serpents: list[int] = []
        self.caught: set[int] = set()
        self.drifting = False
        """Somebody fell in or out of love: the sides are drawn anew."""
        self.robbed = False
        fighting = [b.here for b in battlers]
        calm = self.battle.calm
        if not calm:
            for b in battlers:
                b.tried_to_run = False
        unveiled = self._spend_cards()
        for hit in self.hits:
            self._happen(hit)
        if not calm:
            for who, b in enumerate(battlers):
                if fighting[who] and (b.bleeding or b.envenomed):
                    self.hurt[who] += b.bleeding + b.envenomed
        leavers = self._thresholds(fighting)
        self._tick(unveiled)
        return leavers

    def _spend_cards(self) -> set[int]:
        """Potions are drunk, items used, one-time spells spent. Returns who has broken the cloak's spell."""
        g, battlers = self.g, self.battlers
        unveiled: set[int] = set()
        self.cloaking: set[int] = set()
        self.drunk: list[tuple[int, str, int]] = []
        for plan in self.acting:
            who, verb, card = plan.who, plan.verb, plan.card
            if verb == "run":
                battlers[who].tried_to_run = battlers[who].touched = True
            elif verb == "drink":
                g.drop(who, card)
                self.healed[who] += POTIONS[card].heals
                self.drunk.append((who, card, plan.target))
            elif verb == "use":
                if card == "broomstick":
                    battlers[who].tried_to_run = battlers[who].touched = True
                elif card == "invisibility_cloak":
                    self.cloaking.add(who)
                elif card == "darkness_powder":
                    self.battle.powder = who
                    g.drop(who, card)  # all of it (R56)
                else:
                    self._read(who, card)
            else:
                unveiled.add(who)
                if verb == "cast" and who < g.seats:
                    if SPELLS[card].one_time and card in g.wizards[who].spells:
                        g.drop(who, card)
                    if card == "apparate":
                        battlers[who].tried_to_run = battlers[who].touched = True
                love = plan.target
                if (
                    0 <= love < g.seats
                    and g.wizards[love].loves == who != love
                    and (verb != "cast" or not SPELLS[card].helps)
                ):
                    g.fall_out_of_love(love)  # whoever tries to attack them loses them
                    self.drifting = True
        return unveiled

    def _read(self, who: int, book: str) -> None:
        """A book gives a card of the level where the piece stands (R79)."""
        g = self.g
        card = g.draw((SPELL_PILES if book == "spell_book" else POTION_PILES)[g.on_upper(who)])
        if card:
            g.found.append((who, card))

    def _happen(self, hit: Hit) -> None:
        verb = hit.verb
        if verb == "cast":
            for word in SPELLS[hit.card].does:
                word.happen(self, hit)
        elif verb == "melee":
            self._claw(hit)
        elif verb == "strike":
            self._strike(hit)
        elif verb == "hex":
            self.damage(hit.by, hit.on, self.battlers[hit.by].power)
        elif verb == "curse":
            self.killed.append(hit.on)
            self._felt_voldemort(hit.by, hit.on)
        elif verb == "steal":
            self.take(hit.by, hit.on, hit.prize, hit.to)

    def _claw(self, hit: Hit) -> None:
        by, on = self.battlers[hit.by], self.battlers[hit.on]
        if by.form == "raven":
            self.damage(hit.by, hit.on, RAVEN_DAMAGE[on.kind != WIZARD])
        elif by.form:
            self.damage(hit.by, hit.on, FORM_DAMAGE[by.form])
            if by.form == "serpent" and not is_serpent(on):
                self.inflict(hit.by, hit.on, "petrified", 1)
        else:
            self.damage(hit.by, hit.on, by.power)
            if by.kind == BASILISK:
                self.inflict(hit.by, hit.on, "envenomed", 1)

    def _strike(self, hit: Hit) -> None:
        g, on = self.g, self.battlers[hit.on]
        sword = hit.card == "sword_of_gryffindor"
        amount = SWORD_AGAINST_BASILISK if sword and on.kind == BASILISK else ITEMS[hit.card].damage
        self.damage(hit.by, hit.on, amount)
        if not sword or "basilisk" in g.sword:
            self.inflict(hit.by, hit.on, "envenomed", 1)
        if sword:
            if "serpent" in g.sword and not is_serpent(on):
                self.inflict(hit.by, hit.on, "petrified", 1)
            venom = "basilisk" if on.kind == BASILISK else "serpent" if on.form == "serpent" else ""
            if venom and venom not in g.sword:
                g.sword = (*g.sword, venom)

    # -- the words of spells ------------------------------------------------------------------------------------------

    def damage(self, by: int, on: int, amount: int) -> None:
        """Strength adds 1 to every attack, from the battle round after the potion on (R75)."""
        b = self.battlers[by]
        if b.strong_from and self.battle.round >= b.strong_from:
            amount += 1
        self.hurt[on] += amount
        self._felt_voldemort(by, on)
        if self.battlers[on].kind == BASILISK and self.battle.contest == "basilisk":
            seat = by if by < self.g.seats else b.master
            if seat >= 0:
                dealt = list(self.battle.dealt)
                dealt[seat] += amount
                self.battle.dealt = tuple(dealt)

    def _felt_voldemort(self, by: int, on: int) -> None:
        if self.battlers[by].kind == VOLDEMORT:
            self.battlers[on].hit_by_voldemort = True

    def heal(self, on: int, amount: int) -> None:
        self.healed[on] += amount

    def inflict(self, by: int, on: int, status: str, rounds: int) -> None:
        """A harmful effect from the next battle round on, unless the battler is immune to it."""
        b = self.battlers[on]
        kind = b.kind
        if kind == WIZARD and (self.g.wizards[on].brewed or not b.here):
            return
        if status == "snared" and (b.form == "raven" or kind in (DEMENTOR, BASILISK)):
            return
        if status == "disarmed" and kind in (DEMENTOR, BASILISK, SERPENT):
            return
        if status == "confunded" and (b.form == "troll" or b.bewildered):
            return
        if status == "envenomed" and is_serpent(b):
            return
        if status == "controlled" and (on == by or (kind == WIZARD and self.g.wizards[on].loves >= 0)):
            return
        if status in ("snared", "petrified", "controlled"):
            self.caught.add(on)
        self.new.append((on, status, rounds, by))

    def become(self, on: int, form: str) -> None:
        self.forms.append((on, form))

    def sp(self, on: int, amount: int) -> None:
        if on < self.g.seats:
            if amount > 0:
                self.g.gain_sp(on, amount)
            else:
                self.g.lose_sp(on, -amount)

    def erase(self, on: int, spell: str) -> None:
        g = self.g
        if on < g.seats and g.wizards[on].item != "rememberall" and spell in g.wizards[on].spells:
            g.drop(on, spell)

    def erase_all(self, on: int) -> None:
        if on < self.g.seats:
            for spell in self.g.wizards[on].spells:
                self.erase(on, spell)

    def take(self, by: int, on: int, card: str, to: int) -> None:
        """A stolen card goes to the thief, who may leave it; what enemies steal goes under its pile (R48)."""
        g = self.g
        if on >= g.seats or card not in (g.wizards[on].potion, g.wizards[on].item):
            return
        self.robbed = True
        g.remove(on, card)
        g.emit(Stolen(self.battlers[by].name, on, card))
        if 0 <= to < g.seats:
            g.found.append((to, card))
        else:
            g.put_under(card)

    def summon(self, by: int, astray: bool) -> None:
        b = self.battlers[by]
        lord = b.confunder if astray else b.controller if b.controller >= 0 else by
        self.serpents.append(by if lord < 0 else lord)

    def rout(self) -> None:
        for b in self.battlers:
            if b.here and b.kind in ("death_eater", "dementor"):
                b.routed = b.touched = True
                self.g.emit(Afflicted(b.name, "routed"))

    # -- thresholds ---------------------------------------------------------------------------------------------------

    def _thresholds(self, fighting: list[bool]) -> list[tuple[int, str, int]]:
        """Healing and damage together, then the limits, then who falls and who gets away (R17-R20)."""
        g, battle, battlers = self.g, self.battle, self.battlers
        leavers: list[tuple[int, str, int]] = []
        loss = False
        for who, card, target in self.drunk:
            self._swallow(who, card, target)
        for who, b in enumerate(battlers):
            change = self.healed[who] - self.hurt[who]
            if not change and who not in self.escapes and not self.killed:
                continue
            if b.kind == WIZARD:
                how = self._wizard_hp(who, change, fighting[who])
            else:
                how = self._creature_hp(b, who, change) if b.here else ""
            loss = loss or (change < 0 and fighting[who])
            if how:
                leavers.append((who, how, 0))
            elif who in self.escapes and b.here:
                manner, means, far = self.escapes[who]
                if manner == CLEAN or who not in self.caught:
                    leavers.append((who, means, far))
                else:
                    g.emit(Failed(b.name))
        battle.quiet = 0 if loss else battle.quiet + 1
        return leavers

    def _swallow(self, who: int, card: str, target: int) -> None:
        g, b = self.g, self.battlers[who]
        if card == "love_potion":
            self.drifting = True
            if not g.wizards[target].brewed:
                g.wizards[target].loves = who  # a newer love replaces the older (R54)
                g.emit(Charmed(who, target))
            return
        swallow(g, who, card)
        if card == "speed_potion":
            b.double_from = self.battle.round + 1
        elif card == "strength_potion":
            b.strong_from = self.battle.round + 1
        elif card == "pomphreys_brew":
            self.drifting = True
            self.new = [entry for entry in self.new if entry[0] != who]
            self.caught.discard(who)
            for status in HARMFUL:
                self._free(b, status)

    def _free(self, b: Battler, status: str) -> None:
        if status == "controlled":
            b.controller = -1
        elif getattr(b, status):
            setattr(b, status, False if status in ("bleeding", "envenomed") else 0)
            self.g.emit(Freed(b.name, status))

    def _wizard_hp(self, who: int, change: int, fighting: bool) -> str:
        """Returns how the wizard falls: died, fainted, or not at all."""
        g, battle = self.g, self.battle
        wizard = g.wizards[who]
        if who in self.killed and fighting:
            g.emit(Hurt(f"seat_{who}", wizard.hp))
            wizard.hp = 0
            return "died"
        if not change:
            return ""
        hp = min(wizard.hp + change, g.most_hp(who))
        if change > 0:
            if hp > wizard.hp:
                g.emit(Healed(f"seat_{who}", hp - wizard.hp))
                wizard.hp = hp
            return ""
        deadly = battle.deadly and fighting
        hp = max(hp, 0 if deadly else 1)
        if hp < wizard.hp:
            g.emit(Hurt(f"seat_{who}", wizard.hp - hp))
        wizard.hp = hp
        if hp == 0:
            return "died"
        if hp == 1 and not (battle.contest == "chamber" and fighting):
            return "fainted" if fighting else "struck"
        return ""

    def _creature_hp(self, b: Battler, who: int, change: int) -> str:
        if who in self.killed:
            change = -b.hp
        hp = max(0, min(b.hp + change, b.full))
        if hp != b.hp:
            self.g.emit(Healed(b.name, hp - b.hp) if hp > b.hp else Hurt(b.name, b.hp - hp))
            b.hp = hp
        return "" if hp else "died"

    # -- the effects' clocks ------------------------------------------------------------------------------------------

    def _tick(self, unveiled: set[int]) -> None:
        """What ran already has run one battle round more; what is new begins with the next."""
        g, battle, battlers = self.g, self.battle, self.battlers
        for who, b in enumerate(battlers):
            if not b.touched or not b.here:
                continue
            if b.disarmed:
                b.disarmed -= 1
            if b.snared:
                b.snared -= 1
            if b.confunded:
                b.confunded -= 1
            if b.bewildered:
                b.bewildered -= 1
            if b.petrified:
                b.petrified = 0 if who in self.woken else b.petrified - 1
                if not b.petrified:
                    g.emit(Freed(b.name, "petrified"))
            b.controller = -1
            if b.form_left:
                b.form_left -= 1
                if not b.form_left:
                    g.emit(Freed(b.name, b.form))
                    b.form = ""
            if b.cloaked and who in unveiled:
                b.cloaked = False
                g.emit(Freed(b.name, "cloaked"))
        for who in self.cloaking:
            battlers[who].cloaked = battlers[who].touched = True
            g.emit(Afflicted(battlers[who].name, "cloaked"))
        for on, status, rounds, by in self.new:
            b = battlers[on]
            b.touched = True
            g.emit(Afflicted(b.name, status))
            if status == "controlled":
                b.controller = by
            elif status in ("bleeding", "envenomed"):
                setattr(b, status, True)
            elif status == "petrified":
                b.petrified = max(rounds, b.petrified)
            else:
                setattr(b, status, rounds)
                if status == "bewildered":
                    b.confunder = by
                    b.confunded = 0
        for on, form in self.forms:
            b = battlers[on]
            b.form = form
            b.touched = True
            b.form_left = FORM_ROUNDS
            g.emit(Afflicted(b.name, form))
        for lord in self.serpents:
            self._hatch(lord)
        if self.drifting:
            align(g, battle)

    def _hatch(self, lord: int) -> None:
        battle, battlers = self.battle, self.battlers
        taken = {b.name for b in battlers if b.here and b.kind == SERPENT}
        free = [n for n in range(1, SERPENTS + 1) if f"serpent_{n}" not in taken]
        if not free:
            return
        master = lord if lord < self.g.seats else battlers[lord].master
        new = serpent(free[0], master)
        if master >= 0:
            new.side = battlers[master].side
        dead = next((i for i, b in enumerate(battlers) if b.name == new.name), -1)
        if dead < 0:
            battlers.append(new)
        else:
            battlers[dead] = new
        self.g.emit(Summoned(battlers[lord].name, new.name))
        battle.quiet = 0


def sides_of(g: Castle, here: Sequence[bool]) -> list[int]:
    """The side of each seat among those who are here."""
    sides = list(range(g.seats))
    for seat in range(g.seats):
        seen = [seat]
        while True:
            love = g.wizards[seen[-1]].loves
            if love < 0 or not here[love] or love in seen:
                break
            seen.append(love)
        if love in seen:
            seen = seen[seen.index(love) :]  # two or more who love each other: one side
            sides[seat] = min(seen)
        else:
            sides[seat] = seen[-1]
    return sides


def align(g: Castle, battle: Battle) -> None:
    """Every player alone, the enamored beside their love, serpents beside their master (R36, R54)."""
    battlers = battle.battlers
    sides = sides_of(g, [b.here for b in battlers])
    for who, b in enumerate(battlers):
        if b.kind == WIZARD:
            b.side = sides[who]
        elif b.kind == SERPENT and b.master >= 0:
            b.side = sides[b.master] if battlers[b.master].here else b.master
