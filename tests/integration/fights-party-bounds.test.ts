/** Limits between a party and a fight that has the party's hit points. */
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { bringParty } from '~/fights/kept/bring-party.server';
import { removeHelper } from '~/fights/kept/fight-helpers.server';
import { appendToFight, copyFight, createFight, fightFor } from '~/fights/kept/kept-fights.server';
import { changeMemberHealth } from '~/fights/kept/member-health.server';
import { fightOfRead } from '~/fights/kept/read-fight';
import type { Deed } from '~/fights/log/deeds';
import { awardXp } from '~/parties/kept/awards.server';
import { changeHealth } from '~/parties/kept/members.server';
import { handOver, removePerson, setPartyRole } from '~/parties/kept/party-people.server';
import type { HealthChange } from '~/parties/member';
import { PARTY_LIMITS } from '~/parties/party';
import { event } from './fights-desk';
import { deskForTests, desk as fightDesk, helpedBy as helpedInFight } from './fights-helpers-hands';
import { helpedBy, joinedBy, memberOf, partyOfAnn } from './parties-desk';

deskForTests();

let made = 0;
const change = (does: HealthChange['does'], amount: number): HealthChange => {
  made += 1;
  return { id: `bounds-change-${made}`, does, amount };
};

async function did(who: string, id: string, ...deeds: Deed[]) {
  const done = await appendToFight(fightDesk, who, id, [event(deeds)]);
  if (!done?.ok || done.refused.length > 0) throw new Error(JSON.stringify(done));
}

const begins = (...rows: string[]): Deed[] => [
  {
    do: 'initiative',
    counts: rows.map((row, at) => ({ row, count: 20 - at, dice: [], mode: 'roll' })),
  },
  { do: 'begin' },
];
const ends: Deed = { do: 'end', xp: 0, sharedBy: 1 };

/** Starts a fight of this user with Mira of Ann's party. */
async function fightOf(who: string, party: string): Promise<{ id: string; mira: string }> {
  const fight = await createFight(fightDesk, who, { name: 'Secret lair', edition: '2014' });
  if (!fight.ok) throw new Error(fight.sentence);
  const { id: mira } = await memberOf(party, 'Mira');
  expect(await bringParty(fightDesk, who, fight.id, party, [mira])).toMatchObject({ ok: true });
  await did(who, fight.id, ...begins(mira));
  expect((await memberOf(party, 'Mira')).fight?.id).toBe(fight.id);
  return { id: fight.id, mira };
}

async function hitPointsIn(id: string, who: string): Promise<number | undefined> {
  const opened = await fightFor(fightDesk, 'ann', id);
  if (!opened?.ok) throw new Error('not opened');
  return fightOfRead(opened.fight).combatants[who]?.hitPoints;
}

const kept = (id: string, does: string) =>
  env.DB.prepare(
    `select count(*) as n from party_changes where member_id = ? and (does = 'xp') = ?`,
  )
    .bind(id, does === 'xp' ? 1 : 0)
    .first('n');

it.each([
  ['is taken out', (id: string) => removePerson(fightDesk, 'ann', id, 'ben')],
  ['plays again', (id: string) => setPartyRole(fightDesk, 'ann', id, 'ben', 'player')],
])('releases the characters in the fight of a co-GM who %s', async (_, goes) => {
  const { id: party, code } = await partyOfAnn('Mira');
  await helpedBy(code, 'ben');
  const { id, mira } = await fightOf('ben', party);
  expect(await goes(party)).toEqual({ ok: true });
  expect((await memberOf(party, 'Mira')).fight).toBeNull();
  const blow: Deed = {
    do: 'change',
    who: mira,
    changes: { sheet: { maximum: 3 } },
  };
  await did('ben', id, blow);
  await did('ben', id, { do: 'exhaustion', who: [mira], levels: 3 });
  expect(await memberOf(party, 'Mira')).toMatchObject({
    health: { now: 10 },
    settings: { exhaustion: 0 },
    fight: null,
  });
});

it('keeps the characters in the fights of both users when a party is handed over', async () => {
  const { id: party, code } = await partyOfAnn('Mira');
  await helpedBy(code, 'ben');
  const { id } = await fightOf('ann', party);
  expect(await handOver(fightDesk, 'ann', party, 'ben')).toEqual({ ok: true });
  expect((await memberOf(party, 'Mira', 'ben')).fight?.id).toBe(id);
});

it('releases a helper’s characters when the helper is removed, and does not link them in a copy of the fight', async () => {
  const { id: party } = await partyOfAnn('Mira');
  const { id: mira } = await memberOf(party, 'Mira');
  const cays = await createFight(fightDesk, 'cay', { name: 'Cay’s', edition: '2014' });
  if (!cays.ok) throw new Error(cays.sentence);
  await env.DB.prepare(
    `insert into fight_helpers (fight_id, user_id, owner_id, made_at) values (?, 'ann', 'cay', 1)`,
  )
    .bind(cays.id)
    .run();
  expect(await bringParty(fightDesk, 'ann', cays.id, party, [mira])).toMatchObject({ ok: true });
  const copy = await copyFight(fightDesk, 'cay', cays.id);
  if (!copy?.ok) throw new Error('no copy');
  await did('cay', copy.id, ...begins(mira));
  expect((await memberOf(party, 'Mira')).fight).toBeNull();
  await did('cay', cays.id, ...begins(mira));
  expect((await memberOf(party, 'Mira')).fight?.id).toBe(cays.id);
  await removeHelper(fightDesk, 'cay', cays.id, 'ann');
  expect((await memberOf(party, 'Mira')).fight).toBeNull();
});

it('counts a change once when it is sent again after the fight has begun or ended', async () => {
  const { id: party } = await partyOfAnn('Mira');
  const { id: mira } = await memberOf(party, 'Mira');
  const before = change('damage', 2);
  await changeHealth(fightDesk, 'ann', party, mira, [before]);
  const { id } = await fightOf('ann', party);
  await changeMemberHealth(fightDesk, 'ann', party, mira, [before]);
  expect(await hitPointsIn(id, mira)).toBe(8);
  const during = change('damage', 3);
  await changeMemberHealth(fightDesk, 'ann', party, mira, [during]);
  await did('ann', id, ends);
  await changeMemberHealth(fightDesk, 'ann', party, mira, [during]);
  expect(await memberOf(party, 'Mira')).toMatchObject({ health: { now: 5 }, fight: null });
});

it('does not lose a change that reaches a fight just after its end', async () => {
  const { id: party } = await partyOfAnn('Mira');
  const { id, mira } = await fightOf('ann', party);
  // The fight ends after it was determined that it has the hit points, and before the change is sent.
  const ask = fightDesk.fights.ask.bind(fightDesk.fights);
  let isEnded = false;
  const fights: typeof fightDesk.fights = {
    ...fightDesk.fights,
    ask: async (name, work) => {
      if (!isEnded) {
        isEnded = true;
        await did('ann', id, ends);
      }
      return ask(name, work);
    },
  };
  const answer = await changeMemberHealth({ ...fightDesk, fights }, 'ann', party, mira, [
    change('damage', 4),
  ]);
  expect(answer).toMatchObject({ ok: true, health: { now: 6 } });
  expect((await memberOf(party, 'Mira')).health.now).toBe(6);
});

it('limits a player’s changes, but not those of the fight’s game master', async () => {
  const { id: party, code } = await partyOfAnn('Mira');
  await joinedBy(code, 'ben');
  const own = (await memberOf(party, 'ben’s own')).id;
  const { id } = await fightOf('ann', party);
  await bringParty(fightDesk, 'ann', id, party, [own]);
  const fifty = () => Array.from({ length: 50 }, () => change('damage', 0));
  const first = fifty();
  const send = (who: string, list: HealthChange[]) =>
    changeMemberHealth(fightDesk, who, party, own, list);
  expect(await send('ben', first)).toMatchObject({ ok: true });
  expect(await send('ben', fifty())).toMatchObject({ ok: false, later: true });
  // Changes that are already in the log do not count.
  expect(await send('ben', first)).toMatchObject({ ok: true });
  expect(await send('ann', fifty())).toMatchObject({ ok: true });
  fightDesk.at.now += 60_000;
  expect(await send('ben', fifty())).toMatchObject({ ok: true });
  await helpedInFight(id, 'ben');
  expect(await send('ben', fifty())).toMatchObject({ ok: true });
});

it('remembers a limited number of awards and of changes, and an award is not counted again because of changes', async () => {
  const { id: party } = await partyOfAnn('Mira');
  const { id: mira } = await memberOf(party, 'Mira');
  const award = { id: 'fight-worth-it', each: 100 };
  await awardXp(fightDesk, 'ann', party, award);
  const rounds = PARTY_LIMITS.changes / 50 + 1;
  for (let round = 0; round < rounds; round++) {
    const gifts = Array.from({ length: 50 }, () => change('temporary', 1));
    await changeHealth(fightDesk, 'ann', party, mira, gifts);
  }
  expect(await kept(mira, 'temporary')).toBe(PARTY_LIMITS.changes);
  await awardXp(fightDesk, 'ann', party, award);
  expect((await memberOf(party, 'Mira')).xp).toBe(100);
  const list = JSON.stringify(Array.from({ length: PARTY_LIMITS.changes }, (_, at) => at));
  await env.DB.prepare(
    `insert into party_changes (member_id, id, user_id, does, amount, at)
      select ?1, 'old-award-' || value, 'ann', 'xp', 1, 1 from json_each(?2)`,
  )
    .bind(mira, list)
    .run();
  await awardXp(fightDesk, 'ann', party, { id: 'one-too-many', each: 1 });
  expect(await kept(mira, 'xp')).toBe(PARTY_LIMITS.changes);
});
