import { expect, test } from 'vitest';
import type { Edition } from '~/rules/edition';
import { sheetOfWorked, type Worked } from '../../../tests/harness/worked-character';

/** Each spell of a sheet as a line: "fireball Bard known DC 15, at will". */
function spells(edition: Edition, worked: Worked): string[] {
  return sheetOfWorked(edition, worked).spells.map(
    ({ slug, from, how, dc, attack, free }) =>
      `${slug}, ${from}, ${how}, ${dc} ${attack}${free === null ? '' : `, ${free}`}`,
  );
}

const BARD: Worked = {
  race: 'human',
  classes: 'bard 10 lore',
  scores: [8, 14, 12, 10, 10, 15],
  choices: {
    'bard/magical-secrets#spells': ['fireball', 'spirit-guardians'],
    'lore/additional-magical-secrets#spells': ['counterspell', 'revivify'],
  },
  spells: { bard: { cantrips: ['vicious-mockery'], known: ['bane', 'heroism'] } },
};

test('a bard’s secrets of other lists are bard spells, with the bard’s numbers', () => {
  // 8 + 4 + 3.
  expect(spells('2014', BARD)).toEqual([
    'vicious-mockery, Bard, cantrip, 15 7',
    'bane, Bard, known, 15 7',
    'heroism, Bard, known, 15 7',
    'counterspell, Bard, always, 15 7',
    'fireball, Bard, known, 15 7',
    'revivify, Bard, always, 15 7',
    'spirit-guardians, Bard, known, 15 7',
  ]);
});

test('secrets of level 10 count among the known spells of a bard, those of its college do not', () => {
  const [bard] = sheetOfWorked('2014', BARD).castings;
  expect(bard).toMatchObject({ known: { have: 4, most: 14 }, cantrips: { have: 1, most: 4 } });
});

test('what a wizard of 2014 masters is cast at will while it is prepared', () => {
  const wizard = (prepared: string[]): Worked => ({
    race: 'human',
    classes: 'wizard 18',
    scores: [8, 14, 12, 15, 10, 10],
    choices: { 'wizard/spell-mastery#first': ['shield'], 'wizard/spell-mastery#second': ['blur'] },
    spells: { wizard: { known: ['shield', 'blur'], prepared } },
  });
  // 8 + 6 + 3.
  expect(spells('2014', wizard(['shield']))).toEqual([
    'shield, Wizard, prepared, 17 9, at-will',
    'blur, Wizard, in-book, 17 9',
  ]);
  expect(spells('2014', wizard([]))).toEqual([
    'shield, Wizard, in-book, 17 9',
    'blur, Wizard, in-book, 17 9',
  ]);
});

/** The slots with which spells of a sheet can also be cast; "own" means from their own level up. */
function slotsOf(edition: Edition, worked: Worked, slugs: readonly string[]): string[] {
  const { spells: all } = sheetOfWorked(edition, worked);
  return all.flatMap(({ slug, free, slots }) =>
    slugs.includes(slug) ? [`${slug}, ${free ?? 'no'}, ${slots ?? 'own'}`] : [],
  );
}

test('what a wizard of 2024 masters is always ready, at will and from higher slots', () => {
  const wizard = (prepared: string[]): Worked => ({
    race: 'human',
    classes: 'wizard 18',
    scores: [8, 14, 12, 15, 10, 10],
    choices: {
      'wizard/spell-mastery#first': ['magic-missile'],
      'wizard/spell-mastery#second': ['scorching-ray'],
    },
    spells: { wizard: { known: ['magic-missile', 'scorching-ray'], prepared } },
  });
  // Whether prepared or not: its own level costs nothing, a higher one costs a slot.
  for (const prepared of [[], ['magic-missile']])
    expect(slotsOf('2024', wizard(prepared), ['magic-missile', 'scorching-ray'])).toEqual([
      'magic-missile, at-will, higher',
      'scorching-ray, at-will, higher',
    ]);
});

test('a spell that a feature gives at will keeps its slots where its class knows it as well', () => {
  const warlock = (known: string[]): Worked => ({
    race: 'human',
    classes: 'warlock 15 fiend',
    scores: [8, 14, 12, 10, 10, 15],
    choices: {
      'warlock/pact-boon#boon': ['pact-of-the-chain'],
      'warlock/eldritch-invocations#invocations': ['chains-of-carceri'],
    },
    spells: { warlock: { known } },
  });
  expect(slotsOf('2014', warlock([]), ['hold-monster'])).toEqual(['hold-monster, at-will, none']);
  expect(slotsOf('2014', warlock(['hold-monster']), ['hold-monster'])).toEqual([
    'hold-monster, at-will, own',
  ]);
});

test('the spell of a feat goes by the ability that was chosen for it, and once without a slot', () => {
  const sage: Worked = {
    race: 'dwarf',
    background: 'acolyte',
    classes: 'fighter 1',
    scores: [15, 10, 10, 10, 16, 12],
    choices: {
      'acolyte/feat#feat>magic-initiate-cleric#ability': ['wis'],
      'acolyte/feat#feat>magic-initiate-cleric#cantrips': ['light', 'guidance'],
      'acolyte/feat#feat>magic-initiate-cleric#spell': ['bless'],
    },
  };
  // 8 + 2 + 3.
  expect(spells('2024', sage)).toEqual([
    'guidance, Acolyte, always, 13 5',
    'light, Acolyte, always, 13 5',
    'bless, Acolyte, always, 13 5, magic-initiate-cleric',
  ]);
});

test('an elf’s cantrip goes by Intelligence, whatever its class casts by', () => {
  const elf: Worked = {
    race: 'elf',
    subrace: 'high-elf',
    classes: 'cleric 1 life',
    scores: [10, 10, 10, 13, 16, 10],
    choices: { 'high-elf/cantrip#cantrip': ['fire-bolt'] },
    spells: { cleric: { cantrips: ['sacred-flame'] } },
  };
  // Int 13 + 1: 8 + 2 + 2; Wis: 8 + 2 + 3.
  expect(spells('2014', elf).slice(0, 2)).toEqual([
    'fire-bolt, High Elf, always, 12 4',
    'sacred-flame, Cleric, cantrip, 13 5',
  ]);
});

test('spells of no class go by one’s casting, or else by the best of the three minds', () => {
  const other = { other: { cantrips: ['light'], known: ['bless'], prepared: ['fly'] } };
  const fighter: Worked = {
    race: 'human',
    classes: 'fighter 1',
    scores: [15, 10, 10, 11, 13, 9],
    spells: other,
  };
  // Wis 14: 8 + 2 + 2.
  expect(spells('2014', fighter)).toEqual([
    'light, Other, cantrip, 12 4',
    'bless, Other, known, 12 4',
    'fly, Other, known, 12 4',
  ]);
  const wizard = { ...fighter, classes: 'wizard 1' };
  // Int 12: 8 + 2 + 1.
  expect(spells('2014', wizard)[0]).toBe('light, Other, cantrip, 11 3');
});

test('a spell that the book does not have is none, and the same of one giver stands once', () => {
  const cleric: Worked = {
    race: 'human',
    classes: 'cleric 1 life',
    scores: [10, 10, 10, 10, 15, 10],
    spells: { cleric: { cantrips: ['light', 'no-such-spell'], prepared: ['bless', 'bane'] } },
  };
  // The Life domain always has Bless prepared.
  expect(spells('2014', cleric)).toEqual([
    'light, Cleric, cantrip, 13 5',
    'bane, Cleric, prepared, 13 5',
    'bless, Cleric, always, 13 5',
    'cure-wounds, Cleric, always, 13 5',
  ]);
});
