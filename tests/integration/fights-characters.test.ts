import { beforeEach, describe, expect, it } from 'vitest';
import { bookOf } from '~/characters/books/book-of';
import { addCharacter, openCharacter, putAwayCharacter } from '~/characters/kept/characters.server';
import { playDeeds } from '~/characters/kept/play.server';
import { playFactsOf } from '~/characters/kept/told';
import { deed } from '~/characters/play/deed';
import { type Character, character } from '~/characters/record/character';
import { harmOf } from '~/fights/kept/as-in-party';
import { bringCharacters, comingCharacters } from '~/fights/kept/bring-characters.server';
import { bringParty } from '~/fights/kept/bring-party.server';
import { membersInFight } from '~/fights/kept/fight-members.server';
import { appendToFight, createFight, fightFor } from '~/fights/kept/kept-fights.server';
import { noteCharacters } from '~/fights/kept/lone-characters.server';
import { fightOfRead } from '~/fights/kept/read-fight';
import type { Deed } from '~/fights/log/deeds';
import { joinParty } from '~/parties/kept/party-people.server';
import { sitDown, standUp } from '~/parties/kept/sit-down.server';
import { tableStateOf } from '~/parties/seated-play';
import { begin as beginFight, event, goblin, joins, openDesk } from './fights-desk';
import { addPeople } from './kept-rows';
import { memberOf, partyOfAnn } from './parties-desk';

const desk = openDesk();

beforeEach(async () => {
  await addPeople('ann', 'ben');
});

/** Fighter 1 with a longsword: 10 + 2 hit points, +5 to hit. */
function vex(more: object = {}): Character {
  return character.parse({
    edition: '2014',
    name: 'Vex',
    levels: [{ class: 'fighter' }],
    abilities: { base: { str: 16, dex: 12, con: 14, int: 10, wis: 10, cha: 8 } },
    items: [{ id: 'a', item: 'longsword', equipped: true }],
    ...more,
  });
}

async function kept(userId = 'ann', whole = vex()): Promise<string> {
  const made = await addCharacter(desk, userId, whole);
  if (!made.ok) throw new Error(made.reason);
  return made.id;
}

async function playOf(id: string, userId = 'ann') {
  const read = await openCharacter(desk, userId, id);
  if (read === null || read === 'unread') throw new Error(String(read));
  return read.character.play;
}

async function fightOf(id: string) {
  const opened = await fightFor(desk, 'ann', id);
  if (!opened?.ok) throw new Error('not opened');
  return fightOfRead(opened.fight);
}

const strikesOf = async (id: string, who: string) =>
  (await fightOf(id)).combatants[who]?.sheet.strikes?.map(({ name, attack }) => [
    name,
    attack.toHit,
  ]);

const gone = (who: string): Deed => ({ do: 'place', who: [who], where: 'gone' });

describe('a character without a party', () => {
  it('has on its sheet what the fight changed, when the fight ends or it leaves', async () => {
    const id = await kept('ann', vex({ play: { hitPoints: 9, temporary: 2 } }));
    const fight = await beginFight(desk);
    await bringCharacters(desk, 'ann', fight, [id]);
    await appendToFight(desk, 'ann', fight, [event([{ do: 'begin' }])]);
    await appendToFight(desk, 'ann', fight, [event([harmOf(id, 5, null)])]);
    expect((await playOf(id)).hitPoints).toBe(9);
    // The sheet goes on being played meanwhile.
    const coins = deed.parse({ id: 'deed-coins-1', does: 'coins', gp: 7 });
    await playDeeds(desk, 'ann', id, [coins], playFactsOf);
    await appendToFight(desk, 'ann', fight, [event([gone(id)])]);
    expect(await playOf(id)).toMatchObject({ hitPoints: 6, temporary: 0, coins: { gp: 7 } });
    await bringCharacters(desk, 'ann', fight, [id]);
    await appendToFight(desk, 'ann', fight, [event([harmOf(id, 1, null)])]);
    await appendToFight(desk, 'ann', fight, [event([{ do: 'end', xp: 0, sharedBy: 1 }])]);
    expect((await playOf(id)).hitPoints).toBe(5);
    // A rest after the fight stays: the fight is over.
    const heal = deed.parse({ id: 'deed-heal-1', does: 'heal', amount: 2 });
    await playDeeds(desk, 'ann', id, [heal], playFactsOf);
    await appendToFight(desk, 'ann', fight, [event([{ do: 'note', text: 'Over.' }])]);
    expect((await playOf(id)).hitPoints).toBe(7);
  });

  it('is not changed by a fight of somebody else that only has its id', async () => {
    const id = await kept('ben');
    const fight = await beginFight(desk);
    const sheet = { ...goblin(id).sheet, deathSaves: true };
    await appendToFight(desk, 'ann', fight, [joins({ ...goblin(id), sheet })]);
    const state = tableStateOf(playFactsOf(vex()), vex().play);
    await noteCharacters(desk.db, 'ann', fight, [{ id, state }]);
    await appendToFight(desk, 'ann', fight, [event([harmOf(id, 3, null)]), event([gone(id)])]);
    expect((await playOf(id, 'ben')).hitPoints).toBeNull();
  });

  it('joins a fight with its current state and weapons, and only once', async () => {
    const id = await kept('ann', vex({ play: { hitPoints: 5, concentration: 'Bless' } }));
    const fight = await beginFight(desk);
    expect(await bringCharacters(desk, 'ann', fight, [id, id])).toEqual({
      ok: true,
      joined: ['Vex'],
      there: [],
    });
    const { hitPoints, side, concentration } = (await fightOf(fight)).combatants[id] ?? {};
    expect([hitPoints, side, concentration?.on]).toEqual([5, 'party', 'Bless']);
    expect(await strikesOf(fight, id)).toEqual([
      ['Longsword', 5],
      ['Unarmed strike', 5],
      ['Longsword, both hands', 5],
    ]);
    expect(await bringCharacters(desk, 'ann', fight, [id])).toEqual({
      ok: true,
      joined: [],
      there: ['Vex'],
    });
    await appendToFight(desk, 'ann', fight, [event([gone(id)])]);
    await bringCharacters(desk, 'ann', fight, [id]);
    expect((await fightOf(fight)).combatants[id]?.place).toBe('order');
  });

  it('can be added by its owner only, and only to a fight that they run', async () => {
    const fight = await beginFight(desk);
    const theirs = await kept('ben');
    expect(await bringCharacters(desk, 'ann', fight, [theirs])).toMatchObject({ ok: false });
    expect(await bringCharacters(desk, 'ben', fight, [theirs])).toBeNull();
    const away = await kept();
    await putAwayCharacter(desk, 'ann', away);
    expect(await comingCharacters(desk, 'ann', [away])).toBeNull();
    expect(Object.keys((await fightOf(fight)).combatants)).toEqual([]);
  });

  it('is refused by a full fight with a sentence', async () => {
    const fight = await beginFight(desk);
    for (const wave of [0, 1, 2, 3, 4]) {
      const seeds = Array.from({ length: 40 }, (_, at) => goblin(`g${wave}-${at}`));
      await appendToFight(desk, 'ann', fight, [joins(...seeds)]);
    }
    expect(await bringCharacters(desk, 'ann', fight, [await kept()])).toEqual({
      ok: false,
      sentence: 'A fight has at most 200 combatants. Remove some first.',
    });
  });

  it('joins together with nineteen others that have the maximum of weapons and spells', async () => {
    const items = Array.from({ length: 20 }, (_, at) => ({ id: `i${at}`, item: 'longsword' }));
    const levels = Array(20).fill({ class: 'cleric' });
    const prepared = bookOf('2014')
      .spells.map(({ slug }) => slug)
      .slice(0, 60);
    const most = { items, levels, spells: { cleric: { prepared } } };
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, at) => kept('ann', vex({ ...most, name: `Vex ${at}` }))),
    );
    const fight = await beginFight(desk);
    expect(await bringCharacters(desk, 'ann', fight, ids)).toMatchObject({ ok: true, there: [] });
    const { combatants } = await fightOf(fight);
    expect(Object.keys(combatants)).toHaveLength(20);
    expect(await strikesOf(fight, ids[19] ?? '')).toHaveLength(12);
    expect(combatants[ids[19] ?? '']?.sheet.castings?.[0]?.spells).toHaveLength(50);
  });
});

/** Seats a character of Ben's in a party of Ann's. */
async function seated() {
  const party = await partyOfAnn('Mira');
  await joinParty(desk, 'ben', party.code);
  const id = await kept('ben', vex({ play: { concentration: 'Bless' } }));
  const sat = await sitDown(desk, 'ben', party.id, id);
  if (!sat?.ok) throw new Error('stands');
  return { id, party: party.id, member: sat.id };
}

describe('a character in a party', () => {
  it('has its weapons and can concentrate when the party’s game master adds it', async () => {
    const { party, member } = await seated();
    const fight = await beginFight(desk);
    await bringParty(desk, 'ann', fight, party, null);
    expect(await strikesOf(fight, member)).toEqual([
      ['Longsword', 5],
      ['Unarmed strike', 5],
      ['Longsword, both hands', 5],
    ]);
    expect((await fightOf(fight)).combatants[member]?.concentration?.on).toBe('Bless');
    expect(await strikesOf(fight, (await memberOf(party, 'Mira')).id)).toBeUndefined();
  });

  it('joins as its party member when its owner runs the party', async () => {
    const party = await partyOfAnn('Mira');
    const id = await kept();
    const sat = await sitDown(desk, 'ann', party.id, id);
    const member = sat?.ok ? sat.id : '';
    const fight = await beginFight(desk);
    expect(await bringCharacters(desk, 'ann', fight, [id])).toMatchObject({ joined: ['Vex'] });
    const there = (await membersInFight(desk.db, 'ann', fight)).map((one) => one.id);
    expect(there).toEqual([member]);
    expect(Object.keys((await fightOf(fight)).combatants)).toEqual([member]);
    expect(await bringParty(desk, 'ann', fight, party.id, [member])).toMatchObject({
      there: ['Vex'],
    });
  });

  it('is in a fight once, also when it left its seat after it joined', async () => {
    const party = await partyOfAnn('Mira');
    const id = await kept();
    const sat = await sitDown(desk, 'ann', party.id, id);
    const member = sat?.ok ? sat.id : '';
    const made = await createFight(desk, 'ann', { name: 'Planned', edition: '2014' });
    const fight = made.ok ? made.id : '';
    await bringParty(desk, 'ann', fight, party.id, [member]);
    expect(await standUp(desk, 'ann', id)).toEqual({ ok: true });
    expect(await bringCharacters(desk, 'ann', fight, [id])).toMatchObject({ there: ['Vex'] });
    expect(Object.keys((await fightOf(fight)).combatants)).toEqual([member]);
    await appendToFight(desk, 'ann', fight, [event([gone(member)])]);
    expect(await bringCharacters(desk, 'ann', fight, [id])).toMatchObject({ joined: ['Vex'] });
    expect((await fightOf(fight)).combatants[member]?.place).toBe('order');
  });

  it('joins another fight as a copy, with the values of its party', async () => {
    const { id, party, member } = await seated();
    const made = await createFight(desk, 'ben', { name: 'Alone', edition: '2014' });
    const own = made.ok ? made.id : '';
    expect(await bringCharacters(desk, 'ben', own, [id])).toMatchObject({ joined: ['Vex'] });
    expect(await membersInFight(desk.db, 'ben', own)).toEqual([]);
    expect((await memberOf(party, 'Vex')).fight).toBeNull();
    expect(member).not.toBe(id);
  });
});
