import { describe, expect, it } from 'vitest';
import { SRD_MONSTERS } from '../../../tests/harness/srd-5-1';
import { SRD_52_MONSTERS } from '../../../tests/harness/srd-5-2';
import { menaceOf } from './menace';
import { roleOf } from './role';
import { ROLES } from './role-names';

const record = (slug: string, from = SRD_MONSTERS) => {
  const found = from.find((one) => one.slug === slug);
  if (!found) throw new Error(`There is no ${slug}.`);
  return found;
};

it.each([
  ['ogre', 'bruiser'],
  ['troll', 'bruiser'],
  ['owlbear', 'bruiser'],
  ['fire-giant', 'bruiser'],
  ['wolf', 'skirmisher'],
  ['phase-spider', 'skirmisher'],
  ['giant-eagle', 'skirmisher'],
  ['scout', 'artillery'],
  ['manticore', 'artillery'],
  ['priest', 'leader'],
  ['acolyte', 'leader'],
  ['knight', 'leader'],
  ['harpy', 'controller'],
  ['mummy', 'controller'],
] as const)('a %s of 2014 is a %s', (slug, role) => {
  expect(roleOf(record(slug))).toBe(role);
});

it.each([
  ['hobgoblin-captain', 'leader'],
  ['medusa', 'controller'],
  ['basilisk', 'controller'],
  ['scout', 'artillery'],
  ['goblin-minion', 'skirmisher'],
  ['ogre', 'bruiser'],
] as const)('a %s of 2024 is a %s', (slug, role) => {
  expect(roleOf(record(slug, SRD_52_MONSTERS))).toBe(role);
});

describe.each([
  ['2014', SRD_MONSTERS],
  ['2024', SRD_52_MONSTERS],
] as const)('the records of %s', (_, records) => {
  it('have creatures of every role, and none has half of them', () => {
    const counts = ROLES.map((role) => records.filter((one) => roleOf(one) === role).length);
    for (const count of counts) expect(count).toBeGreaterThan(3);
    expect(Math.max(...counts)).toBeLessThan(records.length * 0.5);
  });

  it('threaten somebody, each that is worth points', () => {
    const harmless = records.filter((one) => one.cr >= 1 && menaceOf(one).blow === 0);
    expect(harmless.map(({ slug }) => slug)).toEqual([]);
  });
});

it.each([
  // SRD 5.1: Greatclub 13; Bite 7 and two Claws 11 each; Fire Breath 91.
  ['ogre', 13, 13],
  ['troll', 11, 29],
  ['ancient-red-dragon', 91, 91],
])('a %s deals %i with a blow and %i in a turn', (slug, blow, turn) => {
  expect(menaceOf(record(slug))).toMatchObject({ blow, turn });
});

it('tells a breath with a save from a blow', () => {
  expect(menaceOf(record('ancient-red-dragon')).saved).toBe('Fire Breath');
  expect(menaceOf(record('ogre')).saved).toBeNull();
});

it('sees who flies, shoots, and has a lair or legendary actions', () => {
  expect(menaceOf(record('ancient-red-dragon'))).toMatchObject({
    flies: true,
    ranged: true,
    legendary: true,
  });
  expect(menaceOf(record('wolf'))).toMatchObject({
    flies: false,
    ranged: false,
    legendary: false,
  });
});
