import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { openCharacter, saveCharacter } from '~/characters/kept/characters.server';
import { pastDeeds } from '~/characters/kept/play.server';
import { playFactsOf } from '~/characters/kept/told';
import { deed } from '~/characters/play/deed';
import { character } from '~/characters/record/character';
import { harmOf } from '~/fights/kept/as-in-party';
import { bringParty } from '~/fights/kept/bring-party.server';
import { appendToFight, fightFor } from '~/fights/kept/kept-fights.server';
import { followSheetInFight } from '~/fights/kept/member-maximum.server';
import { fightOfRead } from '~/fights/kept/read-fight';
import { tellFightOf } from '~/fights/kept/tell-seated.server';
import type { Deed } from '~/fights/log/deeds';
import { changeHealth } from '~/parties/kept/members.server';
import { putAwaySeated } from '~/parties/kept/put-away-seated.server';
import { seatOf } from '~/parties/kept/seat-rows.server';
import { playSeated } from '~/parties/kept/seated-deeds.server';
import { standUp } from '~/parties/kept/sit-down.server';
import { setTexts } from '~/tools/adventuring/set-texts.server';
import { begin as beginFight, event, goblin, joins } from './fights-desk';
import { addPeople } from './kept-rows';
import { memberOf } from './parties-desk';
import {
  bard,
  desk,
  does,
  INSPIRATION,
  one,
  type Seated,
  seated,
  stands,
  vex,
} from './seated-desk';

beforeEach(async () => {
  await addPeople('ann', 'ben', 'cay');
});

/** Barbarian 1: 12 hit points. */
const RAGER = character.parse({
  edition: '2014',
  name: 'Vex',
  levels: [{ class: 'barbarian' }],
});

describe('actions on a sheet while a fight has its hit points', () => {
  async function fighting(whole = vex) {
    const at = await seated(whole);
    const fight = await beginFight(desk, { events: [joins(goblin('g'))] });
    await bringParty(desk, 'ann', fight, at.party, [at.member]);
    await begins({ ...at, fight });
    return { ...at, fight };
  }

  async function begins(at: Seated & { fight: string }) {
    const begun: Deed[] = [
      {
        do: 'initiative',
        counts: [at.member, 'g'].map((row, count) => ({ row, count, dice: [], mode: 'roll' })),
      },
      { do: 'begin' },
    ];
    const sent = await appendToFight(desk, 'ann', at.fight, [event(begun)]);
    if (!sent?.ok || sent.refused.length > 0) throw new Error(JSON.stringify(sent));
  }

  async function inFight({ fight, member }: Seated & { fight: string }) {
    const opened = await fightFor(desk, 'ann', fight);
    if (!opened?.ok) throw new Error('not opened');
    const found = fightOfRead(opened.fight).combatants[member];
    if (!found) throw new Error('not in it');
    return found;
  }

  it('are applied in the fight once, and the sheet shows the fight’s changes', async () => {
    const at = await fighting();
    const hit = one('damage', { amount: 7 });
    const { play } = await does(at, hit);
    expect(play.hitPoints).toBe(26);
    expect((await does(at, hit)).told).toMatchObject([{ again: true }]);
    await does(
      at,
      one('slot', { level: 1, by: -1 }),
      one('condition', { condition: 'prone', on: true }),
      one('temporary', { amount: 5 }),
      one('concentrate', { on: 'Bless' }),
    );
    expect(await inFight(at)).toMatchObject({
      hitPoints: 26,
      temporary: 5,
      slotsLeft: [3, 3, 2],
      lasting: [{ id: 'prone', conditions: ['prone'] }],
      concentration: { on: 'Bless' },
    });
    expect((await memberOf(at.party, 'Vex')).health).toEqual({ now: 26, temporary: 5 });
    const blow = event([
      {
        do: 'heal',
        by: null,
        with: null,
        revives: false,
        healed: [{ who: at.member, amount: 3 }],
      },
    ]);
    await appendToFight(desk, 'ann', at.fight, [blow]);
    expect(await stands(at)).toMatchObject({
      hitPoints: 29,
      temporary: 5,
      conditions: ['prone'],
      concentration: 'Bless',
      slotsSpent: [1, 0, 0],
    });
  });

  it('no longer have a rage after somebody else knocked them out, also once they are healed', async () => {
    const at = await fighting(RAGER);
    await does(at, one('effect', { key: 'rage', on: true }));
    expect((await stands(at)).effects).toEqual(['rage']);
    await appendToFight(desk, 'ann', at.fight, [event([harmOf(at.member, 12)])]);
    await appendToFight(desk, 'ann', at.fight, [
      event([
        {
          do: 'heal',
          by: null,
          with: null,
          revives: true,
          healed: [{ who: at.member, amount: 5 }],
        },
      ]),
    ]);
    expect(await stands(at)).toMatchObject({ hitPoints: 5, effects: [] });
  });

  it('have no rage after their own damage knocked them out, which counts once', async () => {
    const at = await fighting(RAGER);
    await does(at, one('effect', { key: 'rage', on: true }));
    const { told } = await does(at, one('damage', { amount: 12 }));
    expect(told).toMatchObject([{ ok: true }]);
    expect(await stands(at)).toMatchObject({ hitPoints: 0, effects: [], deathFailures: 0 });
  });

  it('spend and restore uses in the fight, and the sheet shows uses spent there', async () => {
    const at = await fighting(bard);
    expect((await inFight(at)).usesLeft).toEqual({ [INSPIRATION]: 3 });
    const song = one('supply', { key: INSPIRATION, by: -1 });
    await does(at, song);
    await does(at, song);
    expect((await inFight(at)).usesLeft).toEqual({ [INSPIRATION]: 2 });
    await appendToFight(desk, 'ann', at.fight, [
      event([{ do: 'spend', who: at.member, what: { of: 'use', key: INSPIRATION }, by: 1 }]),
    ]);
    expect((await stands(at)).spent).toEqual({ [INSPIRATION]: 2 });
    await does(at, one('undo', { of: song.id }));
    expect((await inFight(at)).usesLeft).toEqual({ [INSPIRATION]: 2 });
    expect((await stands(at)).spent).toEqual({ [INSPIRATION]: 1 });
    await does(at, one('supply', { key: INSPIRATION, by: -1 }));
    await appendToFight(desk, 'ann', at.fight, [event([{ do: 'end', xp: 0, sharedBy: 1 }])]);
    expect((await stands(at)).spent).toEqual({ [INSPIRATION]: 2 });
    await standUp(desk, 'ben', at.id);
    expect((await stands(at)).spent).toEqual({ [INSPIRATION]: 2 });
  });

  it('use the maximum that is set in the party, by hand or by the sheet', async () => {
    const at = await fighting();
    await does(at, one('damage', { amount: 3 }));
    const set = (typed: Record<string, string>) => setTexts(desk, 'ann', at, { typed, seen: {} });
    await set({ ac: '20' });
    await set({ maximum: '40' });
    expect(await inFight(at)).toMatchObject({ hitPoints: 30, sheet: { maximum: 40 } });
    expect(await stands(at)).toMatchObject({ hitPoints: 30 });
    const opened = await openCharacter(desk, 'ben', at.id);
    if (opened === null || opened === 'unread') throw new Error('gone');
    const more = { ...opened.character, overrides: { hp: 28 } };
    await saveCharacter(desk, 'ben', { id: at.id, version: 1 }, more);
    await followSheetInFight(desk, 'ben', at.id);
    expect(await inFight(at)).toMatchObject({ hitPoints: 28, sheet: { maximum: 28 } });
    expect((await memberOf(at.party, 'Vex')).health.now).toBe(28);
    // A value that the game master sets in the fight stays there.
    await appendToFight(desk, 'ann', at.fight, [
      event([{ do: 'change', who: at.member, changes: { sheet: { maximum: 50 } } }]),
    ]);
    await set({ ac: '21' });
    await followSheetInFight(desk, 'ben', at.id);
    expect((await inFight(at)).sheet.maximum).toBe(50);
  });

  it('count uses unknown to the fight on the sheet', async () => {
    const at = await fighting(bard);
    await appendToFight(desk, 'ann', at.fight, [
      event([{ do: 'change', who: at.member, changes: { sheet: { uses: [] } } }]),
    ]);
    await does(at, one('supply', { key: INSPIRATION, by: -1 }));
    expect((await stands(at)).spent).toEqual({ [INSPIRATION]: 1 });
    await does(at, one('damage', { amount: 1 }));
    expect((await stands(at)).spent).toEqual({ [INSPIRATION]: 1 });
  });

  it('from before a planned fight begins are carried into it', async () => {
    const at = await seated(bard);
    const fight = await beginFight(desk, { events: [joins(goblin('g'))] });
    await bringParty(desk, 'ann', fight, at.party, [at.member]);
    await does(at, one('supply', { key: INSPIRATION, by: -1 }), one('slot', { level: 1, by: -1 }));
    await begins({ ...at, fight });
    expect(await inFight({ ...at, fight })).toMatchObject({
      usesLeft: { [INSPIRATION]: 2 },
      slotsLeft: [1],
    });
    expect(await stands(at)).toMatchObject({ spent: { [INSPIRATION]: 1 }, slotsSpent: [1] });
  });

  it('cannot spend the character’s uses in another shape, and say so', async () => {
    const at = await fighting(bard);
    const { sheet: into } = await inFight({ ...at, member: 'g' });
    await appendToFight(desk, 'ann', at.fight, [
      event([{ do: 'transform', who: at.member, into, name: 'Wolf', hitPoints: 'apart' }]),
    ]);
    const { told } = await does(at, one('supply', { key: INSPIRATION, by: -1 }));
    expect(told).toMatchObject([{ ok: false, problem: expect.stringContaining('another form') }]);
    expect(await stands(at)).toMatchObject({ spent: { [INSPIRATION]: 0 } });
  });

  it('end concentration and start another', async () => {
    const at = await fighting();
    await does(at, one('concentrate', { on: 'Bless' }), one('concentrate', { on: 'Web' }));
    expect((await inFight(at)).concentration?.on).toBe('Web');
    await does(at, one('concentrate', { on: '' }));
    expect((await inFight(at)).concentration).toBeNull();
    // Ending concentration in the fight ends it on the sheet.
    await does(at, one('concentrate', { on: 'Fly' }));
    await appendToFight(desk, 'ann', at.fight, [
      event([{ do: 'concentration-ends', who: at.member }]),
    ]);
    expect((await stands(at)).concentration).toBe('');
  });

  it('end conditions, make death saves and are undone in the fight', async () => {
    const at = await fighting();
    const slot = one('slot', { level: 1, by: -1 });
    await does(at, slot, one('condition', { condition: 'prone', on: true }));
    await does(
      at,
      one('undo', { of: slot.id }),
      one('condition', { condition: 'prone', on: false }),
    );
    expect(await inFight(at)).toMatchObject({ slotsLeft: [4, 3, 2], lasting: [] });
    await does(at, one('damage', { amount: 33 }), one('death-save', { die: 12 }));
    expect(await inFight(at)).toMatchObject({
      hitPoints: 0,
      death: { state: 'dying', successes: 1 },
    });
    expect(await stands(at)).toMatchObject({ hitPoints: 0, deathSuccesses: 1 });
  });

  it('cannot rest, and an action refused by the fight is not logged', async () => {
    const at = await fighting();
    await does(at, one('damage', { amount: 7 }));
    const { told } = await does(at, one('long-rest'));
    expect(told).toMatchObject([{ ok: false, problem: 'No rest during a running fight.' }]);
    expect(await pastDeeds(desk.db, 'ben', at.id)).toHaveLength(1);
    expect(await standUp(desk, 'ben', at.id)).toMatchObject({ ok: false, reason: 'in-fight' });
  });

  it('prevent deleting the character until the fight is over', async () => {
    const at = await fighting();
    expect(await putAwaySeated(desk, 'ben', at.id)).toMatchObject({
      ok: false,
      reason: 'in-fight',
      sentence: 'Vex is in a running fight of “The Lanterns”: delete it once that is over.',
    });
    expect(await putAwaySeated(desk, 'ann', at.id)).toBeNull();
    expect(await seatOf(desk.db, 'ben', at.id)).toMatchObject({ memberId: at.member });
    await appendToFight(desk, 'ann', at.fight, [event([{ do: 'end', xp: 0, sharedBy: 1 }])]);
    expect(await putAwaySeated(desk, 'ben', at.id)).toEqual({ ok: true });
  });

  it('apply to the party again when the fight is over, with nothing counted twice', async () => {
    const at = await fighting();
    const hit = one('damage', { amount: 7 });
    await does(at, hit);
    await appendToFight(desk, 'ann', at.fight, [event([{ do: 'end', xp: 50, sharedBy: 1 }])]);
    await does(at, hit);
    expect((await memberOf(at.party, 'Vex')).fight).toBeNull();
    expect((await memberOf(at.party, 'Vex')).health.now).toBe(26);
    await does(at, one('damage', { amount: 1 }));
    expect((await memberOf(at.party, 'Vex')).health.now).toBe(25);
    const rows = env.DB.prepare('select count(*) as n from character_deeds');
    expect(await rows.first('n')).toBe(2);
  });
});

it('a rage ends at 0 hit points that a game master sets without a fight, before the next heal', async () => {
  const at = await seated(RAGER);
  await does(at, one('effect', { key: 'rage', on: true }));
  const set = (does: 'damage' | 'heal', amount: number) =>
    changeHealth(desk, 'ann', at.party, at.member, [{ id: crypto.randomUUID(), does, amount }]);
  await set('damage', 3);
  expect((await stands(at)).effects).toEqual(['rage']);
  await set('damage', 12);
  await set('heal', 5);
  expect(await stands(at)).toMatchObject({ hitPoints: 5, effects: [] });
});

it('a hit of the game master between reading and writing a player’s own is not overlooked', async () => {
  const at = await seated();
  const hit = { id: crypto.randomUUID(), does: 'damage', amount: 33 } as const;
  let waits = true;
  const client = new Proxy(desk.db.$client, {
    get(d1, name) {
      const value = Reflect.get(d1, name);
      if (typeof value !== 'function') return value;
      if (name !== 'batch') return value.bind(d1);
      return async (statements: D1PreparedStatement[]) => {
        if (waits) {
          waits = false;
          await changeHealth(desk, 'ann', at.party, at.member, [hit]);
        }
        return d1.batch(statements);
      };
    },
  });
  const db = new Proxy(desk.db, {
    get: (whole, name) => (name === '$client' ? client : Reflect.get(whole, name)),
  });
  const own = [deed.parse(one('damage', { amount: 1 }))];
  const tell = tellFightOf(desk, 'ben');
  const played = await playSeated({ ...desk, db }, 'ben', at.id, own, playFactsOf, tell);
  expect([waits, played.ok]).toEqual([false, true]);
  const { health, settings } = await memberOf(at.party, 'Vex');
  expect([health.now, settings.deathFailures]).toEqual([0, 1]);
});
