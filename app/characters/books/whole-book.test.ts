import { describe, expect, test } from 'vitest';
import { doubledNames, featuresOf, unknownNames } from '../../../tests/harness/book-names';
import { bookOf } from './book-of';

const CLASSES = [
  'barbarian berserker',
  'bard lore',
  'cleric life',
  'druid land',
  'fighter champion',
  'monk open-hand',
  'paladin devotion',
  'ranger hunter',
  'rogue thief',
  'sorcerer draconic',
  'warlock fiend',
  'wizard evocation',
];

const CONTENTS = {
  '2014': {
    classes: CLASSES,
    races: [
      'dragonborn',
      'dwarf',
      'elf',
      'gnome',
      'half-elf',
      'half-orc',
      'halfling',
      'human',
      'tiefling',
    ],
    // Items: the 231 of the package, ten small things in packs and backgrounds, vehicles of land and water as tools.
    counts: [1, 1, 243, 319, 18],
    groups: [6, 32, 8, 3, 0],
  },
  '2024': {
    classes: CLASSES,
    races: [
      'dragonborn',
      'dwarf',
      'elf',
      'gnome',
      'goliath',
      'halfling',
      'human',
      'orc',
      'tiefling',
    ],
    // Magic Initiate counts three times, once for each list; there are six fighting styles including those of paladins
    // and rangers.
    counts: [4, 19, 466, 339, 19],
    groups: [6, 28, 10, 0, 8],
  },
};

describe.each(['2014', '2024'] as const)('the book of %s', (edition) => {
  const book = bookOf(edition);

  test('has whatever it names', () => {
    expect(unknownNames(book)).toEqual([]);
  });

  test('has twelve classes, nine races, and whatever the SRD has besides', () => {
    const { classes, races, backgrounds, feats, items, spells, languages, groups } = book;
    expect({
      classes: classes.map((one) => `${one.slug} ${one.subclasses.map((each) => each.slug)}`),
      races: races.map((one) => one.slug).toSorted(),
      counts: [backgrounds, feats, items, spells, languages].map((list) => list.length),
      groups: Object.values(groups).map((list) => list.length),
    }).toEqual(CONTENTS[edition]);
  });

  test('has nothing twice', () => {
    expect(doubledNames(book)).toEqual([]);
  });

  test('says of each feature what it does, at a level from 1 to 20', () => {
    const silent = featuresOf(book).filter((one) => one.words.trim() === '' || one.name === '');
    expect(silent.map((one) => one.key)).toEqual([]);
    const levels = featuresOf(book).filter((one) => one.level < 1 || one.level > 20);
    expect(levels.map((one) => one.key)).toEqual([]);
  });

  test('has twenty cells in each column of each class', () => {
    const cells = book.classes.flatMap((one) =>
      one.columns.map((column) => [one.slug, column.name, column.cells.length]),
    );
    expect(cells.filter(([, , count]) => count !== 20)).toEqual([]);
  });
});
