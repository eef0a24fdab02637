import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { addCharacter, openCharacter, saveCharacter } from '~/characters/kept/characters.server';
import { pastDeeds } from '~/characters/kept/play.server';
import { playFactsOf } from '~/characters/kept/told';
import { deed } from '~/characters/play/deed';
import { character } from '~/characters/record/character';
import { bringParty } from '~/fights/kept/bring-party.server';
import { appendToFight, fightFor } from '~/fights/kept/kept-fights.server';
import { followSheetInFight } from '~/fights/kept/member-maximum.server';
import { fightOfRead } from '~/fights/kept/read-fight';
import { tellFightOf } from '~/fights/kept/tell-seated.server';
import type { Deed } from '~/fights/log/deeds';
import { changeHealth, setMember } from '~/parties/kept/members.server';
import { joinParty } from '~/parties/kept/party-people.server';
import { putAwaySeated } from '~/parties/kept/put-away-seated.server';
import { seatOf } from '~/parties/kept/seat-rows.server';
import { playSeated } from '~/parties/kept/seated-deeds.server';
import { sitAs } from '~/parties/kept/sit-as.server';
import { sitDown, standUp } from '~/parties/kept/sit-down.server';
import { atTable } from '~/parties/seated-play';
import { setTexts } from '~/tools/adventuring/set-texts.server';
import { begin as beginFight, event, goblin, joins, openDesk } from './fights-desk';
import { addPeople, store } from './kept-rows';
import { joinedBy, memberOf, partyOfAnn, seenBy } from './parties-desk';

const desk = { ...openDesk(), ...store };

/** Cleric 5: 8 + 4 × 5 + 5 × 1 hit points; slots 4, 3, 2. */
const vex = character.parse({
  edition: '2014',
  name: 'Vex',
  levels: Array(5).fill({ class: 'cleric' }),
  abilities: { base: { str: 10, dex: 10, con: 12, int: 10, wis: 16, cha: 10 } },
});

/** Bard 1 with Charisma 16: three uses of Bardic Inspiration. */
const bard = character.parse({
  edition: '2014',
  name: 'Vex',
  levels: [{ class: 'bard' }],
  abilities: { base: { str: 10, dex: 10, con: 12, int: 10, wis: 10, cha: 16 } },
});
const INSPIRATION = 'bardic-inspiration';

type Seated = { id: string; party: string; member: string };

async function seated(whole = vex): Promise<Seated> {
  const { id: party, code } = await partyOfAnn();
  await joinParty(desk, 'ben', code);
  const kept = await addCharacter(desk, 'ben', whole);
  if (!kept.ok) throw new Error(kept.reason);
  const sat = await sitDown(desk, 'ben', party, kept.id);
  if (!sat?.ok) throw new Error(JSON.stringify(sat));
  return { id: kept.id, party, member: sat.id };
}

let made = 0;
const one = (does: string, more: object = {}) => {
  made += 1;
  return { id: `sheet-deed-${made}`, does, ...more };
};

async function does({ id }: Seated, ...deeds: object[]) {
  const read = deeds.map((each) => deed.parse(each));
  const tell = tellFightOf(desk, 'ben');
  const played = await playSeated(desk, 'ben', id, read, playFactsOf, tell);
  if (!played.ok) throw new Error(played.reason);
  return played;
}

async function stands({ id }: Seated) {
  const [seat, opened] = [await seatOf(desk.db, 'ben', id), await openCharacter(desk, 'ben', id)];
  if (opened === null || opened === 'unread') throw new Error('gone');
  return seat ? atTable(opened.character.play, seat) : opened.character.play;
}

beforeEach(async () => {
  await addPeople('ann', 'ben', 'cay');
});

describe('actions on a sheet whose character is in a party', () => {
  it('change the party member, and the character’s own values stay with it', async () => {
    const at = await seated();
    await does(at, one('temporary', { amount: 4 }), one('damage', { amount: 10 }));
    await does(
      at,
      one('slot', { level: 2, by: -1 }),
      one('condition', { condition: 'prone', on: true }),
      one('exhaustion', { by: 2 }),
      one('concentrate', { on: 'Bless' }),
      one('coins', { gp: 7 }),
    );
    const { health, settings, marks } = await memberOf(at.party, 'Vex');
    expect(health).toEqual({ now: 27, temporary: 0 });
    expect(settings).toMatchObject({ slotsSpent: [0, 1], conditions: ['prone'], exhaustion: 2 });
    expect(marks.exhaustion).toMatchObject({ by: 'ben', was: 0 });
    expect(await stands(at)).toMatchObject({
      hitPoints: 27,
      concentration: 'Bless',
      conditions: ['prone'],
      coins: { gp: 7 },
    });
  });

  it('sent twice count once, and combine with the game master’s changes', async () => {
    const at = await seated();
    const hit = one('damage', { amount: 6 });
    await changeHealth(desk, 'ann', at.party, at.member, [
      { id: 'gm-hurts-it', does: 'damage', amount: 3 },
    ]);
    const tries = await Promise.all([
      does(at, hit),
      does(at, hit),
      does(at, one('damage', { amount: 1 })),
    ]);
    expect(tries.flatMap(({ told }) => told).filter(({ ok }) => ok)).toHaveLength(2);
    expect((await does(at, hit)).told).toMatchObject([{ ok: false, again: true }]);
    expect((await memberOf(at.party, 'Vex')).health.now).toBe(33 - 3 - 6 - 1);
    expect(await pastDeeds(desk.db, 'ben', at.id)).toHaveLength(2);
  });

  it('use the maximum set in the party', async () => {
    const at = await seated();
    await setMember(desk, 'ann', at.party, at.member, { settings: { maximum: 40 } });
    await does(at, one('damage', { amount: 5 }));
    await does(at, one('heal', { amount: 50 }));
    expect((await memberOf(at.party, 'Vex')).health.now).toBe(40);
    expect((await stands(at)).hitPoints).toBeNull();
  });

  it('for unconscious, dying, stable and recovered apply to the party member too', async () => {
    const at = await seated();
    await does(at, one('damage', { amount: 33 }), one('death-save', { die: 4 }));
    await does(at, one('death-save', { die: 15 }), one('damage', { amount: 1 }));
    expect((await memberOf(at.party, 'Vex')).settings).toMatchObject({
      // Damage at 0 hit points is a failed save, and a stable character starts its saves again.
      deathSuccesses: 0,
      deathFailures: 2,
    });
    const { told } = await does(at, one('short-rest'));
    expect(told).toMatchObject([{ ok: false, problem: 'The dying cannot rest.' }]);
    await does(at, one('heal', { amount: 5 }));
    const { health, settings } = await memberOf(at.party, 'Vex');
    expect([health.now, settings.deathSuccesses, settings.deathFailures]).toEqual([5, 0, 0]);
  });

  it('of one message are one step, with the same result as one by one', async () => {
    const [at, apart] = [await seated(), await seated()];
    const hit = one('damage', { amount: 9 });
    const many = [
      one('temporary', { amount: 5 }),
      hit,
      one('slot', { level: 1, by: -1 }),
      one('condition', { condition: 'prone', on: true }),
      one('undo', { of: hit.id }),
      one('slot', { level: 9, by: -1 }),
      one('damage', { amount: 12 }),
      hit,
      ...Array.from({ length: 60 }, () => one('coins', { gp: 1 })),
      one('condition', { condition: 'prone', on: false }),
      one('heal', { amount: 3 }),
    ];
    const asked = { times: 0 };
    const counting = {
      ...desk,
      db: new Proxy(desk.db, {
        get(target, name) {
          if (name === '$client') asked.times += 1;
          return Reflect.get(target, name);
        },
      }),
    };
    const read = many.map((each) => deed.parse(each));
    const tell = tellFightOf(desk, 'ben');
    const played = await playSeated(counting, 'ben', at.id, read, playFactsOf, tell);
    if (!played.ok) throw new Error(played.reason);
    expect(asked.times).toBeLessThan(30);
    expect(played.playSeq).toBe(many.length - 2);
    const told = [];
    for (const each of many) told.push(...(await does(apart, each)).told);
    expect(played.told).toEqual(told);
    expect(await stands(at)).toEqual(await stands(apart));
    expect(await stands(at)).toMatchObject({ conditions: [], coins: { gp: 60 } });
    const [whole, other] = [
      await pastDeeds(desk.db, 'ben', at.id),
      await pastDeeds(desk.db, 'ben', apart.id),
    ];
    const saids = (past: typeof whole) => past.map(({ said, undone }) => [said, undone]);
    expect(saids(whole)).toEqual(saids(other));
  });

  it('are undone beneath later ones, and a long rest restores everything', async () => {
    const at = await seated();
    const hit = one('damage', { amount: 10 });
    await does(at, hit, one('slot', { level: 1, by: -1 }));
    await changeHealth(desk, 'ann', at.party, at.member, [
      { id: 'gm-hurts-it', does: 'damage', amount: 2 },
    ]);
    await does(at, one('undo', { of: hit.id }));
    expect((await memberOf(at.party, 'Vex')).health.now).toBe(31);
    await does(at, one('long-rest'));
    const { health, settings } = await memberOf(at.party, 'Vex');
    expect([health.now, settings.slotsSpent]).toEqual([33, []]);
  });

  it('spend uses that the party member has too, and a long rest restores them', async () => {
    const at = await seated(bard);
    await does(at, one('supply', { key: INSPIRATION, by: -1 }));
    await does(at, one('supply', { key: INSPIRATION, by: -1 }), one('coins', { gp: 1 }));
    expect((await memberOf(at.party, 'Vex')).settings.usesSpent).toEqual({ [INSPIRATION]: 2 });
    expect((await stands(at)).spent).toEqual({ [INSPIRATION]: 2 });
    await does(at, one('long-rest'));
    expect((await memberOf(at.party, 'Vex')).settings.usesSpent).toEqual({ [INSPIRATION]: 0 });
    expect((await stands(at)).spent).toEqual({ [INSPIRATION]: 0 });
  });

  it('of a character that joined before members had uses continue from the sheet’s spent uses', async () => {
    const at = await seated({ ...bard, play: { ...bard.play, spent: { [INSPIRATION]: 2 } } });
    await env.DB.prepare(
      "update party_members set settings = json_remove(settings, '$.usesSpent') where id = ?",
    )
      .bind(at.member)
      .run();
    expect((await stands(at)).spent).toEqual({ [INSPIRATION]: 2 });
    const fight = await beginFight(desk);
    await bringParty(desk, 'ann', fight, at.party, [at.member]);
    const opened = await fightFor(desk, 'ann', fight);
    if (!opened?.ok) throw new Error('not opened');
    expect(fightOfRead(opened.fight).combatants[at.member]?.usesLeft).toEqual({ [INSPIRATION]: 1 });
    await does(at, one('supply', { key: INSPIRATION, by: -1 }));
    expect((await stands(at)).spent).toEqual({ [INSPIRATION]: 3 });
    await standUp(desk, 'ben', at.id);
    expect((await stands(at)).spent).toEqual({ [INSPIRATION]: 3 });
  });

  it('stay with the character when it leaves the party', async () => {
    const at = await seated();
    await does(at, one('damage', { amount: 8 }));
    await standUp(desk, 'ben', at.id);
    await does(at, one('damage', { amount: 5 }));
    expect((await stands(at)).hitPoints).toBe(20);
    expect((await memberOf(at.party, 'Vex')).health.now).toBe(25);
  });
});

describe('a sheet that is linked to a typed party member', () => {
  async function typed() {
    const { id: party, code } = await partyOfAnn();
    await joinedBy(code, 'ben');
    const kept = await addCharacter(desk, 'ben', vex);
    if (!kept.ok) throw new Error(kept.reason);
    const { id: member } = await memberOf(party, OWN);
    return { id: kept.id, party, member };
  }
  const OWN = 'ben’s own';
  const temporaryOf = async ({ party, member }: Seated) =>
    (await seenBy('ben', party)).list.find(({ id }) => id === member)?.health.temporary;

  it('cannot undo actions from before the link, but those made since', async () => {
    const at = await typed();
    const alone = one('temporary', { amount: 4 });
    await does(at, alone);
    const tied = { characterId: at.id, memberId: at.member };
    expect(await sitAs(desk, 'ben', at.party, tied)).toEqual({ ok: true });
    await does(at, one('temporary', { amount: 9 }));
    expect((await does(at, one('undo', { of: alone.id }))).told).toMatchObject([{ ok: false }]);
    expect(await temporaryOf(at)).toBe(9);
    const atTable = one('temporary', { amount: 12 });
    await does(at, atTable);
    // A second press does not link it again and changes nothing.
    expect(await sitAs(desk, 'ben', at.party, tied)).toEqual({ ok: true });
    expect((await does(at, one('undo', { of: atTable.id }))).told).toMatchObject([{ ok: true }]);
    expect(await temporaryOf(at)).toBe(9);
  });

  it('changes nothing when the link is refused', async () => {
    const at = await typed();
    const alone = one('temporary', { amount: 4 });
    await does(at, alone);
    const mira = (await memberOf(at.party, 'Mira')).id;
    const tied = { characterId: at.id, memberId: mira };
    expect(await sitAs(desk, 'ben', at.party, tied)).toMatchObject({ reason: 'no-place' });
    expect((await does(at, one('undo', { of: alone.id }))).told).toMatchObject([{ ok: true }]);
  });
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
