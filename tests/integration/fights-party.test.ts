import { beforeEach, describe, expect, it } from 'vitest';
import { bringParty } from '~/fights/kept/bring-party.server';
import { membersInFight } from '~/fights/kept/fight-members.server';
import {
  appendToFight,
  copyFight,
  fightFor,
  removeFight,
  restoreFight,
} from '~/fights/kept/kept-fights.server';
import { changeMemberHealth } from '~/fights/kept/member-health.server';
import { fightOfRead } from '~/fights/kept/read-fight';
import type { Deed } from '~/fights/log/deeds';
import { changeHealth, setMember } from '~/parties/kept/members.server';
import type { HealthChange } from '~/parties/member';
import {
  begin as beginFight,
  event,
  goblin,
  joins,
  openDesk,
  restart,
  takesBack,
} from './fights-desk';
import { failingAt, silent } from './fights-shelf';
import { addPeople } from './kept-rows';
import { joinedBy, memberOf, partyOfAnn } from './parties-desk';

const desk = openDesk();

beforeEach(async () => {
  await addPeople('ann', 'ben', 'cay');
});

let made = 0;
function change(does: HealthChange['does'], amount: number): HealthChange {
  made += 1;
  return { id: `party-change-${made}`, does, amount };
}

const begins: Deed = { do: 'begin' };
const rolled = (...rows: string[]): Deed => ({
  do: 'initiative',
  counts: rows.map((row, at) => ({ row, count: 20 - at, dice: [], mode: 'roll' })),
});
const hits = (who: string, amount: number): Deed => ({
  do: 'harm',
  by: null,
  with: null,
  manner: {
    attack: false,
    magical: false,
    silvered: false,
    adamantine: false,
    spell: false,
    good: false,
  },
  struck: [
    {
      who,
      parts: [{ amount, type: null }],
      share: 1,
      critical: false,
      lasting: [],
      ignoresDefences: false,
      knocksOut: false,
    },
  ],
});

async function did(id: string, ...deeds: Deed[]) {
  const sent = event(deeds);
  const done = await appendToFight(desk, 'ann', id, [sent]);
  if (!done?.ok || done.refused.length > 0) throw new Error(JSON.stringify(done));
  return sent;
}

async function inFight(id: string, who: string) {
  const opened = await fightFor(desk, 'ann', id);
  if (!opened?.ok) throw new Error('not opened');
  const found = fightOfRead(opened.fight).combatants[who];
  if (!found) throw new Error(`${who} is not in it`);
  return found;
}

/** A running fight of Ann's with a goblin and her party; returns the ids of fight, party and Mira. */
async function running() {
  const party = await partyOfAnn('Mira', 'Torvald');
  const id = await beginFight(desk, { events: [joins(goblin('goblin'))] });
  const brought = await bringParty(desk, 'ann', id, party.id, null);
  expect(brought).toEqual({ ok: true, joined: ['Mira', 'Torvald'], there: [] });
  const mira = (await memberOf(party.id, 'Mira')).id;
  const torvald = (await memberOf(party.id, 'Torvald')).id;
  await did(id, rolled('goblin', mira, torvald), begins);
  return { id, party: party.id, code: party.code, mira, torvald };
}

describe('a party in a fight', () => {
  it('keeps its own hit points until the fight begins, and then uses the fight’s', async () => {
    const party = await partyOfAnn('Mira');
    const { id: mira } = await memberOf(party.id, 'Mira');
    const id = await beginFight(desk);
    await bringParty(desk, 'ann', id, party.id, null);
    expect((await memberOf(party.id, 'Mira')).fight).toBeNull();
    await changeHealth(desk, 'ann', party.id, mira, [change('damage', 3), change('temporary', 5)]);
    expect((await inFight(id, mira)).hitPoints).toBe(10);
    await did(id, rolled(mira), begins);
    expect(await inFight(id, mira)).toMatchObject({ hitPoints: 7, temporary: 5 });
    await did(id, hits(mira, 6));
    const { health, fight } = await memberOf(party.id, 'Mira');
    expect(health).toEqual({ now: 6, temporary: 0 });
    expect(fight).toMatchObject({ id, combatant: mira, name: 'Ambush' });
  });

  it('takes along what changed between planning and beginning: conditions, exhaustion, concentration', async () => {
    const party = await partyOfAnn('Mira');
    const { id: mira } = await memberOf(party.id, 'Mira');
    const before = { conditions: ['poisoned' as const], concentration: 'Bless' };
    await setMember(desk, 'ann', party.id, mira, { settings: before });
    const id = await beginFight(desk);
    await bringParty(desk, 'ann', id, party.id, null);
    const later = { conditions: ['blinded' as const], exhaustion: 2, concentration: 'Fly' };
    await setMember(desk, 'ann', party.id, mira, { settings: later });
    await did(id, rolled(mira), begins);
    const { lasting, exhaustion, concentration } = await inFight(id, mira);
    expect(lasting.map(({ name }) => name)).toEqual(['Blinded']);
    expect([exhaustion, concentration?.on]).toEqual([2, 'Fly']);
    expect((await memberOf(party.id, 'Mira')).settings).toMatchObject(later);
  });

  it('takes along who died or became stable between planning and beginning', async () => {
    const party = await partyOfAnn('Mira', 'Nim', 'Oda');
    const members = await Promise.all(
      ['Mira', 'Nim', 'Oda'].map((name) => memberOf(party.id, name)),
    );
    const [mira = '', nim = '', oda = ''] = members.map((one) => one.id);
    const id = await beginFight(desk);
    await bringParty(desk, 'ann', id, party.id, null);
    const hurt = (who: string, ...amounts: number[]) =>
      changeHealth(
        desk,
        'ann',
        party.id,
        who,
        amounts.map((amount) => change('damage', amount)),
      );
    await hurt(mira, 10, 1, 1, 1);
    await hurt(nim, 10);
    await setMember(desk, 'ann', party.id, nim, { settings: { deathSuccesses: 3 } });
    await hurt(oda, 10, 1);
    await did(id, rolled(mira, nim, oda), begins);
    const states = [mira, nim, oda].map(async (who) => (await inFight(id, who)).death);
    expect(await Promise.all(states)).toEqual([
      { state: 'dead', successes: 0, failures: 3 },
      { state: 'stable', successes: 0, failures: 0 },
      { state: 'dying', successes: 0, failures: 1 },
    ]);
    const saves = ['Mira', 'Nim', 'Oda'].map(async (name) => {
      const { deathSuccesses, deathFailures } = (await memberOf(party.id, name)).settings;
      return [deathSuccesses, deathFailures];
    });
    expect(await Promise.all(saves)).toEqual([
      [0, 3],
      [3, 0],
      [0, 1],
    ]);
  });

  it('of whom one is stable joins stable, and is stable after it', async () => {
    const party = await partyOfAnn('Mira');
    const { id: mira } = await memberOf(party.id, 'Mira');
    await changeHealth(desk, 'ann', party.id, mira, [change('damage', 10)]);
    await setMember(desk, 'ann', party.id, mira, { settings: { deathSuccesses: 3 } });
    const id = await beginFight(desk);
    await bringParty(desk, 'ann', id, party.id, null);
    await did(id, rolled(mira), begins);
    expect((await inFight(id, mira)).death).toEqual({ state: 'stable', successes: 0, failures: 0 });
    const saves = async () => {
      const { deathSuccesses, deathFailures } = (await memberOf(party.id, 'Mira')).settings;
      return [deathSuccesses, deathFailures];
    };
    expect(await saves()).toEqual([3, 0]);
    await did(id, hits(mira, 1));
    expect(await saves()).toEqual([0, 1]);
    await did(id, { do: 'stabilise', who: mira });
    expect(await saves()).toEqual([3, 0]);
  });

  it('joins with its current maximum, slots and conditions, taken again when the fight begins', async () => {
    const party = await partyOfAnn('Mira');
    const { id: mira } = await memberOf(party.id, 'Mira');
    const settings = { ac: 16, slots: [4, 2], slotsSpent: [1], conditions: ['poisoned' as const] };
    await setMember(desk, 'ann', party.id, mira, { settings: { ...settings, wis: 3 } });
    const id = await beginFight(desk);
    await bringParty(desk, 'ann', id, party.id, null);
    await setMember(desk, 'ann', party.id, mira, { settings: { maximum: 24 } });
    await did(id, rolled(mira), begins);
    const { sheet, hitPoints, slotsLeft, lasting } = await inFight(id, mira);
    expect({ ac: sheet.ac, maximum: sheet.maximum, hitPoints, slotsLeft }).toEqual({
      ac: 16,
      maximum: 24,
      hitPoints: 24,
      slotsLeft: [3, 2],
    });
    expect(sheet.saves.wis).toBe(3);
    expect(lasting.map(({ name }) => name)).toEqual(['Poisoned']);
    await did(id, { do: 'spend', who: mira, what: { of: 'slot', level: 2 }, by: 1 });
    await did(id, { do: 'exhaustion', who: [mira], levels: 1 });
    expect((await memberOf(party.id, 'Mira')).settings).toMatchObject({
      slotsSpent: [1, 1],
      conditions: ['poisoned'],
      exhaustion: 1,
    });
  });

  it('is changed through the fight while it runs, each change once', async () => {
    const { id, party, mira } = await running();
    const blow = change('damage', 4);
    const sent = await changeMemberHealth(desk, 'ann', party, mira, [blow, change('xp', 50)]);
    expect(sent).toEqual({ ok: true, health: { now: 6, temporary: 0 }, xp: 50 });
    await changeMemberHealth(desk, 'ann', party, mira, [blow]);
    await changeMemberHealth(desk, 'ann', party, mira, [change('heal', 1)]);
    await changeMemberHealth(desk, 'ann', party, mira, [change('temporary', 3)]);
    expect(await inFight(id, mira)).toMatchObject({ hitPoints: 7, temporary: 3 });
    expect((await memberOf(party, 'Mira')).health).toEqual({ now: 7, temporary: 3 });
  });

  it('lets players change their own character through the fight, and nobody else’s', async () => {
    const party = await partyOfAnn('Mira');
    await joinedBy(party.code, 'ben');
    const own = await memberOf(party.id, 'ben’s own');
    const { id: mira } = await memberOf(party.id, 'Mira');
    const id = await beginFight(desk);
    await bringParty(desk, 'ann', id, party.id, null);
    await did(id, rolled(mira, own.id), begins);
    const blow = [change('damage', 2)];
    expect(await changeMemberHealth(desk, 'ben', party.id, own.id, blow)).toMatchObject({
      ok: true,
    });
    expect(await changeMemberHealth(desk, 'ben', party.id, mira, blow)).toMatchObject({
      ok: false,
      reason: 'not-theirs',
    });
    expect(await changeMemberHealth(desk, 'cay', party.id, mira, blow)).toBeNull();
    expect((await inFight(id, own.id)).hitPoints).toBe(8);
    expect((await inFight(id, mira)).hitPoints).toBe(10);
  });

  it('loses nothing when game master, player and fight write at the same time and the object restarts', async () => {
    const { id, party, mira } = await running();
    await did(id, { do: 'change', who: mira, changes: { sheet: { maximum: 100 } } });
    await did(id, {
      do: 'heal',
      by: null,
      with: null,
      healed: [{ who: mira, amount: 90 }],
      revives: false,
    });
    const blows = Array.from({ length: 8 }, () => change('damage', 2));
    const writes = blows.flatMap((blow) => [
      changeMemberHealth(desk, 'ann', party, mira, [blow]),
      did(id, hits(mira, 3)),
    ]);
    await Promise.all(writes);
    await restart(id);
    await Promise.all(blows.map((blow) => changeMemberHealth(desk, 'ann', party, mira, [blow])));
    expect((await inFight(id, mira)).hitPoints).toBe(100 - 8 * 5);
    await did(id, hits(mira, 1));
    expect((await memberOf(party, 'Mira')).health.now).toBe(59);
  });

  it('has its hit points back when the fight is over, deleted, or undone to before its beginning', async () => {
    const { id, party, mira, torvald } = await running();
    await did(id, hits(mira, 4));
    await did(id, { do: 'place', who: [torvald], where: 'gone' });
    expect((await memberOf(party, 'Torvald')).fight).toBeNull();
    const ends = await did(id, { do: 'end', xp: 50, sharedBy: 1 });
    expect(await memberOf(party, 'Mira')).toMatchObject({ health: { now: 6 }, fight: null });
    // The party has rested in the meantime, and a resumed fight starts from there.
    await changeHealth(desk, 'ann', party, mira, [change('heal', 3)]);
    await appendToFight(desk, 'ann', id, [takesBack(ends)]);
    expect((await memberOf(party, 'Mira')).fight?.id).toBe(id);
    expect((await inFight(id, mira)).hitPoints).toBe(9);
    await removeFight(desk, 'ann', id);
    expect(await memberOf(party, 'Mira')).toMatchObject({ health: { now: 9 }, fight: null });
    await restoreFight(desk, 'ann', id);
    await did(id, hits(mira, 1));
    expect(await memberOf(party, 'Mira')).toMatchObject({ health: { now: 8 }, fight: { id } });
    const swept = await did(id, { do: 'sweep', how: 'clean' });
    expect((await memberOf(party, 'Mira')).fight).toBeNull();
    await appendToFight(desk, 'ann', id, [takesBack(swept)]);
    expect((await memberOf(party, 'Mira')).fight?.id).toBe(id);
  });

  it('is in one running fight at a time; the next fight takes over its state when the first is over', async () => {
    const { id, party, mira, torvald } = await running();
    const other = await beginFight(desk, { name: 'Bridge' });
    await bringParty(desk, 'ann', other, party, [mira]);
    await did(other, rolled(mira), begins);
    await did(other, hits(mira, 9));
    expect((await memberOf(party, 'Mira')).health.now).toBe(10);
    expect(await membersInFight(desk.db, 'ann', other)).toMatchObject([
      { id: mira, has: false, elsewhere: true, party: 'The Lanterns', name: 'Mira' },
    ]);
    await did(id, hits(mira, 2), hits(torvald, 1));
    await did(id, { do: 'end', xp: 0, sharedBy: 2 });
    await did(other, { do: 'note', text: 'They arrive.' });
    expect((await inFight(other, mira)).hitPoints).toBe(8);
    expect((await memberOf(party, 'Mira')).fight?.id).toBe(other);
  });

  it('is copied with the fight in its present state', async () => {
    const { id, party, mira } = await running();
    await did(id, { do: 'end', xp: 0, sharedBy: 2 });
    await changeHealth(desk, 'ann', party, mira, [change('damage', 5)]);
    const copy = await copyFight(desk, 'ann', id);
    if (!copy?.ok) throw new Error('no copy');
    await did(copy.id, rolled(mira), begins);
    expect((await inFight(copy.id, mira)).hitPoints).toBe(5);
  });

  it('joins once, and again after it was removed', async () => {
    const { id, party, mira } = await running();
    expect(await bringParty(desk, 'ann', id, party, null)).toEqual({
      ok: true,
      joined: [],
      there: ['Mira', 'Torvald'],
    });
    await did(id, { do: 'place', who: [mira], where: 'gone' });
    expect(await bringParty(desk, 'ann', id, party, [mira])).toEqual({
      ok: true,
      joined: ['Mira'],
      there: [],
    });
    expect((await memberOf(party, 'Mira')).fight?.id).toBe(id);
  });

  it('is added by a user who runs both party and fight, and by nobody else', async () => {
    const { id, party, code } = await running();
    await joinedBy(code, 'ben');
    const bens = await beginFight(desk, { name: 'Ambush' });
    expect(await bringParty(desk, 'ben', bens, party, null)).toBeNull();
    expect(await bringParty(desk, 'cay', id, party, null)).toBeNull();
    // A log alone cannot change hit points, even with the id of a party's character in it.
    const { id: mira } = await memberOf(party, 'Mira');
    const strange = await beginFight(desk, { name: 'Strange' });
    await did(strange, { do: 'add', seeds: [goblin(mira, { side: 'party' })] });
    await did(strange, rolled(mira), begins, hits(mira, 7));
    expect((await memberOf(party, 'Mira')).health.now).toBe(10);
  });

  it('is unchanged when the database or the object fails, and is updated with the next event', async () => {
    const { id, party, mira } = await running();
    const broken = failingAt(desk, /update "?party_members/i);
    const sent = event([hits(mira, 2)]);
    expect(await appendToFight(broken, 'ann', id, [sent])).toMatchObject({ ok: true });
    expect((await memberOf(party, 'Mira')).health.now).toBe(10);
    await did(id, { do: 'note', text: 'On.' });
    expect((await memberOf(party, 'Mira')).health.now).toBe(8);
    const blow = [change('damage', 1)];
    const answer = await changeMemberHealth({ ...desk, fights: silent }, 'ann', party, mira, blow);
    expect(answer).toMatchObject({ ok: false, reason: 'in-fight' });
    expect(await changeMemberHealth(desk, 'ann', party, mira, blow)).toMatchObject({
      ok: true,
      health: { now: 7 },
    });
  });
});
