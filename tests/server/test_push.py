"""Devices are told when others wait for their person: encrypted, signed, once, and without a secret of the game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from greathall.core.errors import Illegal
from greathall.server import protocol as p
from greathall.server.hall import Hall
from greathall.server.store import Person
from tests.server.guests import Sitter, company, opened, served
from tests.server.later import Later, later
from tests.server.push_service import Device, PushService, signed_by
from tests.server.test_away import QUIET, at_rest, ends_turn, goes

__all__ = ["later"]
pytestmark = pytest.mark.anyio


@pytest.fixture
def service() -> Iterator[PushService]:
    running = PushService()
    yield running
    running.close()


OPEN: dict[str, Any] = {"limits": QUIET, "push_services": ("127.0.0.1",), "push_contact": "mailto:host@example.org"}


async def subscribed(hall: Hall, sitter: Sitter, device: Device, language: str = "en") -> None:
    person = await hall.people.of_key(sitter.key or "")
    assert person is not None
    wish = msgspec.convert(device.subscription(language), p.PushSubscription)
    await hall.push.subscribe(person.id, wish)


async def test_an_absent_player_is_called_once(tmp_path: Path, later: Later, service: PushService) -> None:
    async with opened(tmp_path, **OPEN) as hall:
        table, (luna, ginny) = await company(hall, "Luna", "Ginny", game="stupefy", seats=4, name="Owls")
        phone = service.device("phone")
        await subscribed(hall, ginny, phone, "fr")
        await goes(hall, ginny)
        await later(19)
        await at_rest(hall, table)
        assert not hall.push._sending
        await later(2)
        await at_rest(hall, table)
        await hall.push.settled()
        [(path, headers, body)] = service.sent
        assert path == "/phone"
        assert headers["content-encoding"] == "aes128gcm"
        claims = signed_by(headers, await hall.push.public_key())
        assert (claims["aud"], claims["sub"]) == (service.address, "mailto:host@example.org")
        assert phone.decrypt(body) == {
            "title": "C’est à vous\u00a0: Stupéfix\u202f!",
            "body": "On vous attend à la table «\u00a0Owls\u00a0».",
            "path": f"/table/{table}",
            "tag": f"turn-{table}",
        }
        await later(600)
        await luna.act()
        await at_rest(hall, table)
        await hall.push.settled()
        assert len(service.sent) == 1, "once for each absence"
        back = await Sitter(hall, table, ginny.key).come()
        await goes(hall, back)
        await later(21)
        await at_rest(hall, table)
        await hall.push.settled()
        assert len(service.sent) == 2


async def test_by_correspondence_the_next_player_is_called_at_once(
    tmp_path: Path, later: Later, service: PushService
) -> None:
    async with opened(tmp_path, **OPEN) as hall:
        table, people = await company(hall, "Luna", "Ginny", game="scrabble", pace="day")
        await at_rest(hall, table)
        [seat] = people[0].update().situation.waiting
        asked, other = people[seat], people[1 - seat]
        await subscribed(hall, other, service.device("phone"))
        await subscribed(hall, asked, service.device("laptop"))
        await goes(hall, other)
        await ends_turn(hall, asked, seat)
        await hall.push.settled()
        assert [path for path, _, _ in service.sent] == ["/phone"]
        back = await Sitter(hall, table, other.key).come()
        await goes(hall, back)
        await later(3600)
        await at_rest(hall, table)
        await hall.push.settled()
        assert len(service.sent) == 1, "who has seen the question knows"


async def test_a_device_that_is_gone_is_forgotten(tmp_path: Path, later: Later, service: PushService) -> None:
    service.answers = {"/gone": 410, "/lost": 404, "/busy": 503}
    async with opened(tmp_path, **OPEN) as hall:
        table, (luna, ginny) = await company(hall, "Luna", "Ginny")
        for name in ("gone", "lost", "busy"):
            await subscribed(hall, ginny, service.device(name))
        await goes(hall, ginny)
        await later(21)
        await at_rest(hall, table)
        await hall.push.settled()
        assert len(service.sent) == 3
        person = luna.state.chairs[1].person or ""
        assert [device.endpoint for device in await hall.store.subscriptions(person)] == [f"{service.address}/busy"]


async def test_the_key_stays_and_devices_are_counted(tmp_path: Path, service: PushService) -> None:
    async with opened(tmp_path, **OPEN) as hall:
        key = await hall.push.public_key()
        _, (luna,) = await company(hall, "Luna", seats=2, start=False)
        for number in range(12):
            await subscribed(hall, luna, service.device(str(number)))
        await subscribed(hall, luna, service.device("3"), "fr")
        devices = await hall.store.subscriptions(luna.state.host)
        assert len(devices) == 10
        assert devices[-1].language == "fr"
        await hall.store.unsubscribe(devices[-1].endpoint, "somebody else")
        assert len(await hall.store.subscriptions(luna.state.host)) == 10
        await hall.store.unsubscribe(devices[-1].endpoint, luna.state.host)
        assert len(await hall.store.subscriptions(luna.state.host)) == 9
    async with opened(tmp_path, **OPEN) as hall:
        assert await hall.push.public_key() == key


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "http://localhost:8000/admin"},
        {"endpoint": "http://127.0.0.1.example.org/x"},
        {"endpoint": "http://169.254.169.254/latest"},
        {"auth": "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"},
        {"p256dh": "B" * 87},
    ],
)
async def test_only_push_services_and_real_keys(tmp_path: Path, service: PushService, change: dict[str, str]) -> None:
    async with opened(tmp_path, **OPEN) as hall:
        wish = msgspec.convert({**service.device("phone").subscription(), **change}, p.PushSubscription)
        with pytest.raises(Illegal) as refusal:
            await hall.push.subscribe("luna", wish)
        assert refusal.value.message.key == "refusal-push-service"


async def test_whoever_waits_may_remind_once_a_day(tmp_path: Path, service: PushService) -> None:
    async with opened(tmp_path, **OPEN) as hall:
        table, (luna, ginny) = await company(hall, "Luna", "Ginny", game="bluff", name="Owls", pace="three_days")
        me, other = [await hall.people.of_key(sitter.key or "") for sitter in (luna, ginny)]
        assert me is not None
        assert other is not None

        def offered(person: Person) -> str | None:
            return hall.summary_for(state.summary(), person).remind

        state = (await hall.must_have(table)).state
        assert state.running is not None
        waiting = state.running.waiting
        slow, slow_one, quick_one = (luna, me, other) if 0 in waiting else (ginny, other, me)
        assert offered(quick_one) is None, "whoever is at the table sees that the others wait"
        with pytest.raises(Illegal, match="refusal-nobody-to-remind"):
            await hall.reminders.remind(state.summary(), quick_one)
        await goes(hall, slow)
        await hall.push.settled()
        service.sent.clear()
        assert offered(quick_one) == "open"
        assert offered(slow_one) is None, "nobody reminds themselves"
        stranger = Person((await hall.people.arrive("Cho")).person, "Cho")
        with pytest.raises(Illegal, match="refusal-nobody-to-remind"):
            await hall.reminders.remind(state.summary(), stranger)
        phone = service.device("phone")
        await subscribed(hall, slow, phone)
        reminded = await hall.reminders.remind(state.summary(), quick_one)
        assert (reminded.told, reminded.silent) == ([slow_one.name], [])
        await hall.push.settled()
        [(_, _, body)] = service.sent
        assert phone.decrypt(body)["body"] == f"{quick_one.name} reminds you: they wait for you at “Owls”."
        assert offered(quick_one) == "done"
        with pytest.raises(Illegal, match="refusal-reminded"):
            await hall.reminders.remind(state.summary(), quick_one)
        await hall.push.settled()
        assert len(service.sent) == 1


async def test_who_has_no_device_is_named(tmp_path: Path) -> None:
    async with opened(tmp_path, **OPEN) as hall, served(hall) as address:
        table, (luna, ginny) = await company(hall, "Luna", "Ginny", game="stupefy", seats=4)
        await goes(hall, ginny)
        async with httpx.AsyncClient(base_url=address, headers={"authorization": f"Bearer {luna.key}"}) as http:
            answer = await http.post(f"/api/tables/{table}/remind")
            assert answer.json() == {"told": [], "silent": ["Ginny"]}
            assert (await http.post(f"/api/tables/{table}/remind")).json()["reason"]["key"] == "refusal-reminded"
