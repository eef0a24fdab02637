import { describe, expect, it } from 'vitest';
import { bookOf } from '~/characters/books/book-of';
import { type Character, character } from '~/characters/record/character';
import { sheetOf } from '~/characters/sheet/sheet-of';
import { memberSettings } from '~/parties/member';
import { deed, seed } from '../log/deeds';
import { newFight } from '../log/new-fight';
import { afterDeeds } from '../moves/move';
import { concentrationOf, seedOfCharacter } from './from-character';
import { seedOfMember } from './from-member';

/** A dwarf: fighter of level 3 (champion) with a magic longsword, a longbow and a net. */
function brunda(more: object = {}): Character {
  return character.parse({
    edition: '2014',
    name: 'Brunda',
    race: 'dwarf',
    subrace: 'hill-dwarf',
    levels: ['fighter', 'fighter', 'fighter'].map((one) => ({ class: one })),
    subclasses: { fighter: 'champion' },
    abilities: { base: { str: 16, dex: 14, con: 13, int: 10, wis: 12, cha: 8 } },
    items: [
      { id: 'a', item: 'longsword', equipped: true, plus: 1 },
      { id: 'b', item: 'longbow' },
      { id: 'c', item: 'net' },
    ],
    ...more,
  });
}

const joining = (whole: Character) => ({
  id: 'brunda',
  character: whole,
  sheet: sheetOf(bookOf(whole.edition), whole),
});

function joined(whole: Character) {
  const one = joining(whole);
  const made = seedOfCharacter(one, '2014');
  // The seed passes the log's schema unchanged.
  expect(seed.parse(made)).toEqual(made);
  const deeds = [{ do: 'add', seeds: [made] }, ...concentrationOf(one.id, whole.play)].map((some) =>
    deed.parse(some),
  );
  const fight = afterDeeds(newFight('Ambush', '2014'), deeds);
  return fight.combatants.brunda ?? expect.fail('nobody joined');
}

describe('a character of the lab in a fight', () => {
  it('comes with its death saves, and dead where it is dead', () => {
    const down = { hitPoints: 0, deathSuccesses: 1, deathFailures: 2 };
    expect(joined(brunda({ play: down })).death).toEqual({
      state: 'dying',
      successes: 1,
      failures: 2,
    });
    for (const play of [{ exhaustion: 6 }, { hitPoints: 9, deathFailures: 3 }]) {
      expect(joined(brunda({ play }))).toMatchObject({ hitPoints: 0, death: { state: 'dead' } });
    }
  });

  it('has the numbers of its sheet', () => {
    const { sheet, side, hitPoints } = joined(brunda());
    // 10 + 6 + 6 from the hit dice, +2 per level for Constitution 15, +1 per level for Dwarven Toughness.
    expect({ side, hitPoints, maximum: sheet.maximum }).toEqual({
      side: 'party',
      hitPoints: 31,
      maximum: 31,
    });
    expect(sheet).toMatchObject({
      name: 'Brunda',
      record: null,
      level: 3,
      ac: 12,
      initiativeBonus: 2,
      dexterity: 14,
      deathSaves: true,
      passivePerception: 11,
      proficiencyBonus: 2,
      uncounted: false,
      saves: { str: 5, dex: 2, con: 4, int: 0, wis: 1, cha: -1 },
      resist: [{ types: ['poison'], qualifier: null }],
      saveAdvantages: ['poison'],
    });
  });

  it('strikes with what its features add, and minds what they may add', () => {
    const paladin = brunda({
      levels: Array.from({ length: 11 }, () => ({ class: 'paladin' })),
      subclasses: {},
      items: [{ id: 'a', item: 'longsword' }],
    });
    const [sword] = joined(paladin).sheet.strikes ?? [];
    expect(sword?.hit.damage.map(({ dice, average, type }) => [dice, average, type])).toEqual([
      [{ count: 1, sides: 8 }, 7, 'slashing'],
      [{ count: 1, sides: 8 }, 4, 'radiant'],
    ]);
    expect(sword?.hit.notes[0]).toMatch(/^Divine Smite 2d8 radiant, for a slot/);
  });

  it('casts with what its features add', () => {
    const cleric = brunda({
      levels: [{ class: 'cleric' }],
      subclasses: { cleric: 'life' },
      spells: { cleric: { cantrips: [], known: [], prepared: ['healing-word'] } },
    });
    const [way] = joined(cleric).sheet.castings ?? [];
    expect(way?.spells.find(({ spell }) => spell === 'healing-word')?.bonus).toEqual({
      healing: 2,
      perLevel: 1,
      damage: 0,
    });
  });

  it('strikes with its weapons', () => {
    const { strikes = [] } = joined(brunda()).sheet;
    const told = strikes.map(({ name, attack, manner, hit }) => [
      name,
      attack.toHit,
      attack.reachFeet,
      attack.rangeFeet,
      manner.magical,
      hit.damage.map(({ dice, bonus, type }) => [
        dice && `${dice.count}d${dice.sides}`,
        bonus,
        type,
      ]),
    ]);
    expect(told).toEqual([
      ['Longsword', 6, 5, null, true, [['1d8', 4, 'slashing']]],
      ['Longbow', 4, null, { normal: 150, long: 600 }, false, [['1d8', 2, 'piercing']]],
      ['Net', 4, null, { normal: 5, long: 15 }, false, []],
      ['Unarmed strike', 5, 5, null, false, [[null, 0, 'bludgeoning']]],
      ['Longsword, both hands', 6, 5, null, true, [['1d10', 4, 'slashing']]],
    ]);
    expect(strikes[0]?.attack.criticalFrom).toBe(19);
    expect(strikes[0]?.hit.notes).toEqual(['Versatile (1d10)']);
    expect(strikes[3]?.hit.damage[0]?.average).toBe(4);
  });

  it('comes as hurt and spent as it is, and concentrates', () => {
    const play = {
      hitPoints: 9,
      temporary: 4,
      conditions: ['prone'],
      exhaustion: 1,
      spent: { 'second-wind': 1 },
      concentration: 'Bless',
    };
    const one = joined(brunda({ play }));
    const { hitPoints, temporary, exhaustion, usesLeft, concentration, lasting } = one;
    expect({ hitPoints, temporary, exhaustion, on: concentration?.on }).toEqual({
      hitPoints: 9,
      temporary: 4,
      exhaustion: 1,
      on: 'Bless',
    });
    expect(lasting.map(({ conditions }) => conditions)).toEqual([['prone']]);
    expect(usesLeft).toEqual({ 'second-wind': 0, 'action-surge': 1 });
  });

  it.each([
    [{ hitPoints: 0 }, 'dying'],
    [{ hitPoints: 0, deathSuccesses: 3 }, 'stable'],
    [{ hitPoints: 0, deathFailures: 3 }, 'dead'],
  ])('lies as it lies: %j', (play, state) => {
    expect(joined(brunda({ play })).death.state).toBe(state);
  });

  it('casts by its own numbers, with the slots of a pact beside the others', () => {
    const levels = ['warlock', 'warlock', 'warlock', 'wizard'].map((one) => ({ class: one }));
    const play = { pactSpent: 1, slotsSpent: [1] };
    const spells = { warlock: { known: ['charm-person'] }, wizard: { prepared: ['shield'] } };
    const { sheet, slotsLeft, usesLeft } = joined(brunda({ levels, subclasses: {}, play, spells }));
    expect([sheet.slots, slotsLeft]).toEqual([[2], [1]]);
    const pact = { key: 'pact-magic', name: 'Pact Magic, level 2', most: 2, per: 'short-rest' };
    expect(sheet.uses[0]).toEqual({ ...pact, recharge: null });
    expect(usesLeft['pact-magic']).toBe(1);
    const cast = sheet.castings?.flatMap((one) => one.spells);
    expect(cast).toContainEqual({ spell: 'charm-person', use: 'pact-magic', at: 2, slotsFrom: 1 });
    // Charisma 8 and the proficiency bonus of level 4.
    expect(sheet.casting).toEqual({ dc: 9, toHit: 1, modifier: -1, level: 4 });
  });

  it('brings the spells that it is ready to cast, each once, with the numbers of their giver', () => {
    const cleric = brunda({
      levels: Array(3).fill({ class: 'cleric' }),
      subclasses: { cleric: 'life' },
      spells: { cleric: { cantrips: ['sacred-flame'], prepared: ['guiding-bolt', 'bless'] } },
    });
    const { sheet } = joined(cleric);
    // Wisdom 13 and the proficiency bonus of level 3.
    expect(sheet.castings).toMatchObject([
      { name: 'Cleric', dc: 11, toHit: 3, modifier: 1, level: 3 },
    ]);
    const slugs = sheet.castings?.[0]?.spells.map(({ spell }) => spell) ?? [];
    expect(slugs).toEqual(expect.arrayContaining(['sacred-flame', 'guiding-bolt', 'cure-wounds']));
    // Bless comes from the domain and is also prepared.
    expect(slugs.filter((one) => one === 'bless')).toHaveLength(1);
    expect(joined(brunda()).sheet.castings).toBeUndefined();
  });

  it('brings castings of its own with the slots that they also take, and the level that they cast at', () => {
    const spellsOf = (more: object) =>
      joined(brunda({ subrace: null, subclasses: {}, items: [], ...more })).sheet.castings?.flatMap(
        ({ spells }) => spells,
      );
    const acolyte = {
      edition: '2024',
      race: 'human',
      background: 'acolyte',
      choices: { 'acolyte/feat#feat>magic-initiate-cleric#spell': ['bless'] },
    };
    expect(spellsOf(acolyte)).toContainEqual({
      spell: 'bless',
      use: 'magic-initiate-cleric',
      slotsFrom: 1,
    });
    const rebuke = { spell: 'hellish-rebuke', use: 'tiefling/hellish-rebuke', at: 2 };
    expect(spellsOf({ race: 'tiefling' })).toContainEqual(rebuke);
    // A warlock knows it too, by the same ability.
    const warlock = {
      race: 'tiefling',
      levels: Array(3).fill({ class: 'warlock' }),
      spells: { warlock: { known: ['hellish-rebuke'] } },
    };
    expect(spellsOf(warlock)).toContainEqual({ ...rebuke, slotsFrom: 1 });
  });

  it('joins without a name, a class or a weapon too', () => {
    const bare = character.parse({ edition: '2024' });
    const made = seedOfCharacter({ ...joining(bare), id: 'nobody' }, '2024');
    expect(seed.parse(made)).toEqual(made);
    expect(made.sheet).toMatchObject({ name: 'Nameless', level: 1 });
    expect(made.sheet.strikes?.map(({ name }) => name)).toEqual(['Unarmed strike']);
  });
});

it('gives its weapons to the member that it is in a party, whose numbers are the table’s', () => {
  const settings = memberSettings.parse({ name: 'Brunda', level: 3, ac: 18, maximum: 30, wis: 9 });
  const member = { id: 'm', settings, health: { now: 20, temporary: 0 } };
  const made = seedOfMember(
    {
      ...member,
      character: {
        sheet: joining(brunda()).sheet,
        play: { spent: { 'second-wind': 1 }, pactSpent: 0 },
      },
    },
    '2014',
  );
  expect(seed.parse(made)).toEqual(made);
  expect(made.sheet).toMatchObject({ ac: 18, maximum: 30, saves: { wis: 9 } });
  expect(made.sheet.uses.map(({ name }) => name)).toEqual(['Second Wind', 'Action Surge']);
  expect(made.standing?.usesLeft).toEqual({ 'second-wind': 0, 'action-surge': 1 });
  expect(made.sheet.strikes).toHaveLength(5);
  expect(seedOfMember(member, '2014').sheet.strikes).toBeUndefined();
});
