import { expect, test } from 'vitest';
import { EDITIONS } from '~/rules/edition';
import type { Deed, Step } from '../sheet/deed';
import { buildNumbers, buildOf } from './build-of';
import { BUILDS } from './named-builds';

/**
 * Worked out by hand from the rules. Hit points: the full hit die at level 1, then half of it plus one a level,
 * Constitution each time, and what the comment above the rows adds. To hit: proficiency (2, 3, 4, 6 at levels 1, 5, 11,
 * 17) plus modifier. Damage: the average of one hit with everything that always applies. Rows: level, AC, hit points,
 * to hit, damage, attacks, DC.
 */
type Row = readonly [number, number, number, number, number, number, (number | null)?];
const TABLE: readonly [string, '2014' | '2024' | 'both', ...Row[]][] = [
  // Str 17 18 20 20, Con 15 16 16 20, Dex 13: bare 10 + 1 + 2, half plate 15 + 1 from level 5; 1d12 = 6.5.
  [
    'berserker',
    'both',
    [1, 13, 14, 5, 9.5, 1],
    [5, 16, 55, 7, 10.5, 2],
    [11, 16, 115, 9, 11.5, 2],
    [17, 16, 209, 11, 11.5, 2],
  ],
  // Dex 15 16 16 16, Con 14 14 14 18, Cha 17 18 20 20; leather 11, studded 12; rapier 4.5.
  [
    'lore',
    '2014',
    [1, 13, 10, 4, 6.5, 1, 13],
    [5, 15, 38, 6, 7.5, 1, 15],
    [11, 15, 80, 7, 7.5, 1, 17],
    [17, 15, 156, 9, 7.5, 1, 19],
  ],
  // Dex 14 14 14 16, Con 13 14 14 16.
  [
    'lore',
    '2024',
    [1, 13, 9, 4, 6.5, 1, 13],
    [5, 14, 38, 5, 6.5, 1, 15],
    [11, 14, 80, 6, 6.5, 1, 17],
    [17, 15, 139, 9, 7.5, 1, 19],
  ],
  // Str 13, Con 16 16 16 20; chain 16 or plate 18 and shield 2; mace 3.5.
  [
    'life',
    '2014',
    [1, 18, 11, 3, 4.5, 1, 13],
    [5, 20, 43, 4, 4.5, 1, 15],
    [11, 20, 91, 5, 4.5, 1, 17],
    [17, 20, 173, 7, 4.5, 1, 19],
  ],
  // Str 13 13 13 14, Con 14 15 15 18.
  [
    'life',
    '2024',
    [1, 18, 10, 3, 4.5, 1, 13],
    [5, 20, 38, 4, 4.5, 1, 15],
    [11, 20, 80, 5, 4.5, 1, 17],
    [17, 20, 156, 8, 5.5, 1, 19],
  ],
  // Wis 16 18 20 20, Con as the cleric's, Dex 13; Produce Flame 1 to 4 d8; hide 12 + 1 + shield.
  [
    'land',
    '2014',
    [1, 14, 11, 5, 4.5, 1, 13],
    [5, 15, 43, 7, 9, 1, 15],
    [11, 15, 91, 9, 13.5, 1, 17],
    [17, 15, 173, 11, 18, 1, 19],
  ],
  // Con 15 16 16 20; half plate 15 + 1 + 2; Wisdom 5 on cantrips from level 7.
  [
    'land',
    '2024',
    [1, 14, 10, 5, 4.5, 1, 13],
    [5, 18, 43, 7, 9, 1, 15],
    [11, 18, 91, 9, 18.5, 1, 17],
    [17, 18, 173, 11, 23, 1, 19],
  ],
  // Str 17 18 20 20, Con 15 16 18 20; 2d6 = 7; plate 18 from level 5; Defense is the second style, at level 10.
  [
    'champion',
    '2014',
    [1, 16, 12, 5, 10, 1],
    [5, 18, 49, 7, 11, 2],
    [11, 19, 114, 9, 12, 3],
    [17, 19, 191, 11, 12, 3],
  ],
  [
    'champion',
    '2024',
    [1, 17, 12, 5, 10, 1],
    [5, 19, 49, 7, 11, 2],
    [11, 19, 114, 9, 12, 3],
    [17, 19, 191, 11, 12, 3],
  ],
  // Dex 16 18 20 20, Wis 15 15 15 19, Con 14; staff 4.5 in two hands, the unarmed strike's die 5.5 at level 17.
  [
    'open-hand',
    '2014',
    [1, 15, 10, 5, 7.5, 1, 12],
    [5, 16, 38, 7, 8.5, 2, 13],
    [11, 17, 80, 9, 9.5, 2, 14],
    [17, 19, 122, 11, 10.5, 2, 18],
  ],
  // Dex 17 18 20 20, Wis 14 15 15 19; the unarmed strike's die 5.5 at level 11, 6.5 at 17.
  [
    'open-hand',
    '2024',
    [1, 15, 10, 5, 7.5, 1, 12],
    [5, 16, 38, 7, 8.5, 2, 13],
    [11, 17, 80, 9, 10.5, 2, 14],
    [17, 19, 122, 11, 11.5, 2, 18],
  ],
  // Str 17 18 20 20, Cha 15 16 16 20, Con 13; 4.5, Dueling 2, from level 11 a d8 radiant = 4.5 more.
  [
    'devotion',
    '2014',
    [1, 18, 11, 5, 7.5, 1, 12],
    [5, 20, 39, 7, 10.5, 2, 14],
    [11, 20, 81, 9, 16, 2, 15],
    [17, 20, 123, 11, 16, 2, 19],
  ],
  // Con 14 15 15 15, Cha 14 14 14 18; Defense instead of Dueling.
  [
    'devotion',
    '2024',
    [1, 18, 12, 5, 7.5, 1, 12],
    [5, 21, 44, 7, 8.5, 2, 13],
    [11, 21, 92, 9, 14, 2, 14],
    [17, 21, 140, 11, 14, 2, 18],
  ],
  // Dex 17 18 20 20, Wis 14, Con 13 14 14 18; longbow 4.5, Archery 2 from level 2.
  [
    'hunter',
    '2014',
    [1, 14, 11, 5, 7.5, 1, 12],
    [5, 16, 44, 9, 8.5, 2, 13],
    [11, 17, 92, 11, 9.5, 2, 14],
    [17, 17, 174, 13, 9.5, 2, 16],
  ],
  // Con 14 14 14 16, Wis 14 15 15 17.
  [
    'hunter',
    '2024',
    [1, 14, 12, 5, 7.5, 1, 12],
    [5, 16, 44, 9, 8.5, 2, 13],
    [11, 17, 92, 11, 9.5, 2, 14],
    [17, 17, 157, 13, 9.5, 2, 17],
  ],
  // Dex 17 18 20 20, Con 14 15 16 20; rapier 4.5; Sneak Attack is not counted.
  [
    'thief',
    '2014',
    [1, 14, 10, 5, 7.5, 1],
    [5, 16, 38, 7, 8.5, 1],
    [11, 17, 91, 9, 9.5, 1],
    [17, 17, 173, 11, 9.5, 1],
  ],
  // Con 15 16 18 20.
  [
    'thief',
    '2024',
    [1, 14, 10, 5, 7.5, 1],
    [5, 16, 43, 7, 8.5, 1],
    [11, 17, 102, 9, 9.5, 1],
    [17, 17, 173, 11, 9.5, 1],
  ],
  // Cha 17 18 20 20, Con 15 16 16 20 and 1 a level, Dex 14; Fire Bolt 1 to 4 d10, Charisma 5 from level 6.
  [
    'draconic',
    '2014',
    [1, 15, 9, 5, 5.5, 1, 13],
    [5, 15, 42, 7, 11, 1, 15],
    [11, 15, 90, 9, 21.5, 1, 17],
    [17, 15, 172, 11, 27, 1, 19],
  ],
  // Con 14 15 15 18, Dex 13 13 13 14; scales 10 + Dexterity + Charisma from level 3.
  [
    'draconic',
    '2024',
    [1, 11, 8, 5, 5.5, 1, 13],
    [5, 15, 37, 7, 11, 1, 15],
    [11, 16, 79, 9, 21.5, 1, 17],
    [17, 17, 155, 11, 27, 1, 19],
  ],
  // Like the sorcerer but with d8 hit dice; beams of 5.5 plus Charisma from level 2.
  [
    'fiend',
    '2014',
    [1, 13, 10, 5, 5.5, 1, 13],
    [5, 14, 43, 7, 9.5, 2, 15],
    [11, 14, 91, 9, 10.5, 3, 17],
    [17, 14, 173, 11, 10.5, 4, 19],
  ],
  [
    'fiend',
    '2024',
    [1, 12, 10, 5, 5.5, 1, 13],
    [5, 13, 38, 7, 9.5, 2, 15],
    [11, 13, 80, 9, 10.5, 3, 17],
    [17, 14, 156, 11, 10.5, 4, 19],
  ],
  // Int 16 18 20 20, Dex 16, Con 13 13 13 16; Mage Armor 13 + 3; Intelligence 5 on evocations from level 10.
  [
    'evoker',
    '2014',
    [1, 16, 7, 5, 5.5, 1, 13],
    [5, 16, 27, 7, 11, 1, 15],
    [11, 16, 57, 9, 21.5, 1, 17],
    [17, 16, 121, 11, 27, 1, 19],
  ],
  // Int 17 18 20 20, Dex 14, Con 14 15 15 18.
  [
    'evoker',
    '2024',
    [1, 15, 8, 5, 5.5, 1, 13],
    [5, 15, 32, 7, 11, 1, 15],
    [11, 15, 68, 9, 21.5, 1, 17],
    [17, 15, 138, 11, 27, 1, 19],
  ],
];

/** Spell slots by slot level, from the class tables at levels 1, 5, 11, 17. */
const FULL = ['2', '4 3 2', '4 3 3 3 2 1', '4 3 3 3 2 1 1 1 1'];
// One level 1 slot was spent on Mage Armor.
const WIZARD = ['1', '3 3 2', '3 3 3 3 2 1', '3 3 3 3 2 1 1 1 1'];
const PACT = ['1', '2', '3', '4'];
const HALF = ['', '4 2', '4 3 3', '4 3 3 3 1'];
const SLOTS: Record<string, readonly string[]> = {
  lore: FULL,
  life: FULL,
  land: FULL,
  draconic: FULL,
  evoker: WIZARD,
  fiend: PACT,
  devotion: HALF,
  hunter: HALF,
};
const LEVELS = [1, 5, 11, 17];

const cases = TABLE.flatMap(([id, which, ...rows]) =>
  EDITIONS.filter((edition) => which === 'both' || which === edition).flatMap((edition) =>
    rows.map((row) => ({ id, edition, level: row[0], row })),
  ),
);

test('the table has a row for each build at four levels in both editions', () => {
  expect(cases).toHaveLength(12 * 4 * 2);
});

test.each(cases)(
  '$id of level $level in $edition has the numbers of the rules',
  ({ id, edition, level, row }) => {
    const at = LEVELS.indexOf(level);
    const [, ac, hitPoints, toHit, damage, attacks, dc = null] = row;
    const begins = edition === '2024' && level === 1 && SLOTS[id] === HALF;
    const slots = begins ? '2' : (SLOTS[id]?.[at] ?? '');
    const { slots: made, ...numbers } = buildNumbers(id, level, edition);
    expect({ ...numbers, slots: made.join(' ') }).toEqual({
      ac,
      hitPoints,
      toHit,
      damage,
      attacks,
      dc,
      slots,
      proficiency: [2, 3, 4, 6][at],
    });
  },
);

function performed(step: Step): readonly string[] {
  return step.does === 'perform' ? step.anyOf : [];
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

test.each(BUILDS.flatMap(({ id }) => EDITIONS.map((edition) => ({ id, edition }))))(
  '$id of $edition is whole at all twenty levels',
  ({ id, edition }) => {
    let before = 0;
    for (let level = 1; level <= 20; level += 1) {
      const made = buildOf(id, level, edition, { spell: () => null });
      const keys = made.deeds.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      const resources = made.resources.map(({ key }) => key);
      expect(new Set(resources).size).toBe(resources.length);
      const reactions = made.reactions.map(({ key }) => key);
      expect(new Set(reactions).size).toBe(reactions.length);
      const paid: Pick<Deed, 'costs'>[] = [...made.deeds, ...made.reactions];
      for (const { costs } of paid)
        for (const { resource } of costs) expect(resources).toContain(resource);
      for (const { steps } of made.deeds)
        for (const key of steps.flatMap(performed)) expect(keys).toContain(key);
      for (const { does } of made.reactions)
        if (does.is === 'deed') expect(keys).toContain(does.key);
      expect(made.hitPoints.average).toBeGreaterThan(before);
      before = made.hitPoints.average;
      expect(numbersIn(made).every(Number.isFinite)).toBe(true);
      expect(made.resources.every(({ most }) => most > 0)).toBe(true);
      expect(JSON.parse(JSON.stringify(made))).toEqual(made);
    }
  },
);

test('a name that nobody bears is refused', () => {
  expect(() => buildOf('bard of nowhere', 3, '2014', { spell: () => null })).toThrow(
    'No build is called',
  );
});
