import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Edition } from '~/rules/edition';
import { beyondFile, foundryFile } from '../../../tests/harness/foreign-characters';
import { bookOf } from '../books/book-of';
import { character } from '../record/character';
import { sheetOf } from '../sheet/sheet-of';
import { LONGEST_FOREIGN, readCharacterFile } from './read-file';

const rulesOf = (edition: Edition) => {
  const book = bookOf(edition);
  return { book, sheetOf: (one: Parameters<typeof sheetOf>[1]) => sheetOf(book, one) };
};

function read(file: unknown, edition: Edition | null = null) {
  const reading = readCharacterFile(JSON.stringify(file), rulesOf, edition);
  if (!reading.ok) throw new Error(reading.problem);
  return { ...reading, sheet: rulesOf(reading.character.edition).sheetOf(reading.character) };
}

describe('a file of D&D Beyond', () => {
  const { kind, character: made, report, sheet } = read(beyondFile());

  it('becomes a character of the book, its choices found again', () => {
    expect(kind).toBe('beyond');
    expect(made).toMatchObject({
      edition: '2014',
      race: 'dwarf',
      subrace: 'hill-dwarf',
      background: 'own',
      xp: 2800,
      alignment: 'Lawful good',
      subclasses: { fighter: 'champion' },
      ownBackground: {
        name: 'Guild Artisan',
        skills: ['insight', 'persuasion'],
        languages: ['giant'],
      },
    });
    expect(made.levels.map((one) => one.class)).toEqual(Array(4).fill('fighter'));
    expect(made.abilities.base).toEqual({ str: 15, dex: 12, con: 14, int: 8, wis: 13, cha: 10 });
    expect(sheet.features.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Defense', 'Improved Critical']),
    );
  });

  it('has the numbers of the file', () => {
    expect(sheet.abilities.str.score.value).toBe(17);
    expect(sheet.abilities.con.score.value).toBe(16);
    // 28 from the dice, four times 3 for Constitution, 4 for Dwarven Toughness.
    expect(sheet.hitPoints.value).toBe(44);
    expect(made.play).toMatchObject({
      hitPoints: 35,
      temporary: 3,
      hitDiceSpent: { 10: 1 },
      deathFailures: 1,
      inspiration: 1,
      conditions: ['prone'],
      exhaustion: 2,
      coins: { cp: 1, sp: 2, ep: 0, gp: 30, pp: 4 },
    });
    for (const skill of ['athletics', 'perception', 'insight', 'persuasion'] as const) {
      expect(sheet.skills[skill]).toMatchObject({ proficient: 'full', byHand: false });
    }
  });

  it('has its things, those of the book by their slugs and the others by their names', () => {
    expect(made.items.map(({ item, name, plus }) => [item, name, plus])).toEqual([
      ['chain-mail', '', 0],
      ['light-crossbow', '', 0],
      ['longsword', 'Longsword, +1', 1],
      [expect.stringMatching(/^arrows?$/), '', 0],
      [null, 'Rope of Songs', 0],
      [null, 'Moon Glaive', 0],
    ]);
    expect(made.items[5]?.weapon).toMatchObject({ count: 1, sides: 10, type: 'slashing' });
  });

  it('tells of every field what became of it', () => {
    expect(report.kept.join('\n')).toContain('Race: Hill Dwarf.');
    expect(report.changed.join('\n')).toMatch(/Guild Artisan.*Rope of Songs.*Feat: Lucky/s);
    expect(report.dropped.join('\n')).toMatch(/creatures \(1\).*campaign.*Armor Class/s);
    expect(made.personality.traits).toBe('Slow to trust.\nNever late.');
    expect(made.notes).toBe('Faith: Moradin\nAllies: The guild');
  });

  it('keeps what no book of ours has by its name, and sets its numbers by hand', () => {
    const strange = beyondFile({
      race: { fullName: 'Tabaxi' },
      classes: [
        { level: 2, isStartingClass: false, definition: { name: 'Artificer' } },
        { level: 2, isStartingClass: true, definition: { name: 'Fighter' } },
      ],
      overrideStats: [{ id: 1, value: 20 }],
    });
    const { character: one, report: told, sheet: ours } = read(strange);
    expect(one.race).toBeNull();
    expect(one.extras.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Tabaxi', 'Artificer 2', 'Feat: Lucky']),
    );
    expect(ours.abilities.str.score).toMatchObject({ value: 20, byHand: true });
    expect(told.dropped.join()).toContain('Artificer 2: not in the SRD.');
  });

  it('of a class that no book of ours has keeps hit points, bonus, saves and skills by hand, and says so', () => {
    const artificer = {
      level: 5,
      isStartingClass: true,
      definition: { name: 'Artificer', hitDice: 8 },
      subclassDefinition: {
        name: 'Alchemist',
        classFeatures: [{ name: 'Experimental Elixir', requiredLevel: 3 }],
      },
    };
    // 24 from the dice, five times 3 for Constitution, 5 for Dwarven Toughness.
    const file = beyondFile({ classes: [artificer], baseHitPoints: 24 });
    const { character: one, report: told, sheet: ours } = read(file);
    expect(ours.hitPoints).toMatchObject({ value: 44, byHand: true });
    expect(ours.proficiency).toMatchObject({ value: 3, byHand: true });
    expect(ours.abilities.con.save.value).toBe(6);
    expect(ours.skills.perception.value).toBe(5);
    expect(one.play.hitPoints).toBe(35);
    expect(one.extras).toContainEqual({
      name: 'Artificer 5',
      words: 'Alchemist, Experimental Elixir',
    });
    expect(told.dropped.join('\n')).toMatch(/Artificer 5: not in the SRD.*hit dice/);
    expect(told.changed.join('\n')).toContain('The proficiency bonus is 3 by the levels');
  });
});

describe.each([4, 5] as const)('an actor of Foundry, generation %i', (generation) => {
  const { kind, character: made, report, sheet } = read(foundryFile(generation));

  it('becomes a character with the scores and the dice of the file', () => {
    expect(kind).toBe('foundry');
    expect(made).toMatchObject({
      edition: '2014',
      race: 'elf',
      subrace: 'high-elf',
      background: 'acolyte',
      levels: [
        { class: 'wizard', hp: null },
        { class: 'wizard', hp: null },
        { class: 'wizard', hp: 5 },
      ],
      subclasses: { wizard: 'evocation' },
      backstory: 'Read & wrote.',
      play: { temporary: 2, deathFailures: 2, hitDiceSpent: { 6: 1 }, conditions: ['prone'] },
    });
    expect(sheet.abilities.dex.score).toMatchObject({ value: 16, byHand: false });
    expect(sheet.abilities.int.score).toMatchObject({ value: 16, byHand: false });
    // Four slots of level 1 and two of level 2; one and two are left.
    expect(made.play.slotsSpent.slice(0, 2)).toEqual([3, 0]);
  });

  it('has its spells on their list, and says which no book of ours has', () => {
    expect(made.spells.wizard).toEqual({
      cantrips: ['fire-bolt'],
      known: ['magic-missile', 'hideous-laughter'],
      prepared: ['magic-missile'],
    });
    expect(report.dropped.join('\n')).toMatch(/Silvery Barbs.*Bite/s);
    expect(made.items.map(({ item, name }) => item ?? name)).toEqual([
      'quarterstaff',
      'Wand of Whispers',
    ]);
    expect(made.extras.map(({ name }) => name)).toContain('Language: Old Marsh');
  });
});

it('an actor of a class that no book of ours has keeps its hit points, told or by its dice', () => {
  const actor = (max: number | null) => {
    const file = foundryFile();
    const { attributes, details } = file.system;
    const hp = { ...attributes.hp, value: 20, max };
    const own = (one: object) => ('type' in one && one.type === 'class' ? artificer : one);
    return {
      ...file,
      system: { ...file.system, details, attributes: { ...attributes, hp } },
      items: file.items.map(own),
    };
  };
  const artificer = {
    _id: 'c1',
    name: 'Artificer',
    type: 'class',
    system: { identifier: 'artificer', levels: 5, hd: { denomination: 'd8' } },
  };
  const told = read(actor(41));
  expect(told.sheet.hitPoints.value).toBe(41);
  expect(told.sheet.proficiency.value).toBe(3);
  expect(told.character.play.hitPoints).toBe(20);
  // The maximum of the hit die, four times the average, and five times 1 for Constitution.
  expect(read(actor(null)).sheet.hitPoints.value).toBe(8 + 4 * 5 + 5);
});

it('says what is no character, and what is too large', () => {
  const problem = (text: string) => {
    const reading = readCharacterFile(text, rulesOf);
    return reading.ok ? '' : reading.problem;
  };
  const npc = { ...foundryFile(), type: 'npc' };
  expect(problem(JSON.stringify(npc))).toContain('not a character. Import monsters in Homebrew');
  expect(problem('{"name": "x"}')).toContain(
    'not a character file from here, D&D Beyond or Foundry',
  );
  expect(problem(`{"a":"${'x'.repeat(LONGEST_FOREIGN)}"}`)).toContain('at most 2 MB');
});

it('reads whatever stands in such a file without ever throwing, and makes a character that can be kept', () => {
  const junk = fc.oneof(
    fc.constantFrom(null, true, -1, 1e308, '', 'x'.repeat(3000), [], {}, '<p>', '9'.repeat(9)),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const ways = (file: unknown): string[][] => {
    const found: string[][] = [];
    const walk = (value: unknown, way: string[]) => {
      if (way.length > 0) found.push(way);
      if (typeof value !== 'object' || value === null) return;
      for (const [key, inner] of Object.entries(value)) walk(inner, [...way, key]);
    };
    walk(file, []);
    return found;
  };
  const files = [beyondFile(), foundryFile(4), foundryFile(5)];
  fc.assert(
    fc.property(
      fc.constantFrom(...files),
      fc.array(fc.tuple(fc.nat(), junk), { minLength: 1, maxLength: 5 }),
      (file, changes) => {
        const changed: unknown = structuredClone(file);
        const all = ways(file);
        for (const [pick, value] of changes) {
          const way = all[pick % all.length] ?? [];
          const owner = way
            .slice(0, -1)
            .reduce<unknown>(
              (held, key) =>
                typeof held === 'object' && held !== null ? Reflect.get(held, key) : null,
              changed,
            );
          if (typeof owner === 'object' && owner !== null)
            Reflect.set(owner, way.at(-1) ?? '', value);
        }
        const reading = readCharacterFile(JSON.stringify(changed), rulesOf);
        if (!reading.ok) expect(reading.problem).toMatch(/\.$/);
        else expect(character.parse(reading.character)).toEqual(reading.character);
      },
    ),
    { numRuns: 60 },
  );
});
