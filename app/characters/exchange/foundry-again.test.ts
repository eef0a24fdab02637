import { describe, expect, it, test } from 'vitest';
import { EDITIONS, type Edition } from '~/rules/edition';
import { bookOf } from '../books/book-of';
import { archetypeAt, archetypesOf } from '../make/archetypes';
import { randomCharacter } from '../make/start';
import { type Character, character } from '../record/character';
import type { Sheet } from '../sheet/sheet';
import { sheetOf } from '../sheet/sheet-of';
import { foundryCharacter } from './foundry-out';
import { readCharacterFile } from './read-file';

const rulesOf = (edition: Edition) => {
  const book = bookOf(edition);
  return { book, sheetOf: (one: Character) => sheetOf(book, one) };
};

function actorOf(one: Character) {
  const { book, sheetOf: sheet } = rulesOf(one.edition);
  return foundryCharacter({ character: one, sheet: sheet(one), book });
}

function read(actor: unknown, edition: Edition | null = null) {
  const reading = readCharacterFile(JSON.stringify(actor), rulesOf, edition);
  if (!reading.ok) throw new Error(reading.problem);
  return reading;
}

function archetype(edition: Edition, slug: string, level: number): Character {
  const made = archetypeAt(bookOf(edition), slug, level);
  if (!made) throw new Error(slug);
  return made;
}

/** A character in play, with everything that an actor has no field for. */
function lived(one: Character): Character {
  return character.parse({
    ...one,
    player: 'Ada',
    backstory: 'Born by the sea.\nLeft it.',
    notes: 'Owes *three* favours.',
    counters: [{ key: 'luck', name: 'Luck', most: 3 }],
    extras: [{ name: 'A raven', words: 'It knows <b>everything</b>.' }],
    overrides: { 'skill.arcana': 9, ac: 17 },
    play: {
      ...one.play,
      hitPoints: 3,
      concentration: 'Bless',
      conditions: ['prone'],
      inspiration: 2,
      counters: { luck: 2 },
    },
  });
}

/** The numbers of a sheet, without their parts and sources and without item ids. */
function numbersOf(sheet: Sheet) {
  const { asked: _, features, ...rest } = sheet;
  const names = features.map(({ name }) => name.replace(/ \(.*/, '')).toSorted();
  const left = new Set(['parts', 'id', 'key', 'rule', 'byHand', 'from', 'free', 'place', 'shoots']);
  const text = JSON.stringify({ ...rest, names }, (key, value: unknown) =>
    left.has(key) ? undefined : value,
  );
  return JSON.parse(text);
}

const CASES = EDITIONS.flatMap((edition) =>
  archetypesOf(edition).flatMap(({ slug }, at) =>
    (at % 2 === 0 ? [1 + (at % 4), 11 + (at % 6)] : [5 + (at % 6), 17 + (at % 4)]).map(
      (level) => [edition, slug, level] as const,
    ),
  ),
);

test.each(CASES)('%s, %s %i comes back from Foundry as it went', (edition, slug, level) => {
  const made = lived(archetype(edition, slug, level));
  const reading = read(actorOf(made));
  expect(reading.character).toEqual({ ...made, portrait: null });
  expect(reading.report.changed).toEqual([]);
});

test.each(CASES)(
  '%s, %s %i is read by what the actor shows alone, with the same numbers and nothing missing',
  (edition, slug, level) => {
    const made = archetype(edition, slug, level);
    const { character: again } = read({ ...actorOf(made), flags: {} });
    const { sheetOf: sheet } = rulesOf(edition);
    expect(numbersOf(sheet(again))).toEqual(numbersOf(sheet(made)));
  },
);

// Two skills from a class and one from an invocation, feat or race; two lists of cantrips: the reader must find out
// which choice each belongs to.
test.each([
  ['2014', 'seed 19', 20],
  ['2014', 'seed 41', 2],
  ['2014', 'seed 119', 20],
  ['2024', 'seed 17', 18],
  ['2024', 'seed 45', 6],
  ['2024', 'seed 67', 8],
  ['2024', 'seed 103', 4],
] as const)(
  'somebody at random (%s, %s) is read without loss, with or without our record',
  (edition, seed, level) => {
    const { book, sheetOf: sheet } = rulesOf(edition);
    const made = randomCharacter(book, seed, { level });
    expect(read(actorOf(made)).character).toEqual(made);
    const { character: again } = read({ ...actorOf(made), flags: {} });
    expect(numbersOf(sheet(again))).toEqual(numbersOf(sheet(made)));
  },
);

test('notes stand apart from the story, whoever wrote the file', () => {
  const { character: again } = read({
    ...actorOf(lived(archetype('2014', 'wizard', 3))),
    flags: {},
  });
  expect(again).toMatchObject({
    backstory: 'Born by the sea.\nLeft it.',
    notes: 'Owes *three* favours.',
    extras: [{ name: 'A raven', words: 'It knows <b>everything</b>.' }],
    play: { hitPoints: 3, conditions: ['prone'], inspiration: 1 },
  });
});

describe('what was changed in Foundry since', () => {
  const made = lived(archetype('2024', 'cleric', 5));

  it('is taken over field by field, and the rest stays ours', () => {
    const actor = structuredClone(actorOf(made));
    const mace = actor.items.find(({ name }) => name === 'Mace');
    if (!mace) throw new Error('no mace');
    Object.assign(actor, { name: 'Hilda the Grey' });
    actor.system.attributes.hp.value = 12;
    actor.system.currency.gp = 77;
    Object.assign(mace.system, { quantity: 2 });
    const { character: again, report } = read(actor);
    const held = made.items.map((one) => (one.item === 'mace' ? { ...one, count: 2 } : one));
    expect(again).toEqual({
      ...made,
      name: 'Hilda the Grey',
      items: held,
      play: { ...made.play, hitPoints: 12, coins: { ...made.play.coins, gp: 77 } },
    });
    expect(report.changed).toEqual([
      'Name: as in Foundry now.',
      'Items: as in Foundry now.',
      'Coins: as in Foundry now.',
      'Hit points: as in Foundry now.',
    ]);
  });

  it('wins over our record where the character was built on, and keeps what only we have', () => {
    const actor = structuredClone(actorOf(made));
    const cleric = actor.items.find(({ type }) => type === 'class');
    Object.assign(cleric?.system ?? {}, { levels: 6 });
    const { character: again } = read(actor);
    expect(again.levels).toHaveLength(6);
    expect(again).toMatchObject({ player: 'Ada', counters: made.counters, items: made.items });
    expect(again.play).toMatchObject({ concentration: 'Bless', counters: { luck: 2 } });
    expect(sheetOf(bookOf('2024'), again).classLine).toBe('Cleric 6');
  });
});

test('a record in the flags that does not hold, or is of other rules, is left aside', () => {
  const made = archetype('2014', 'fighter', 4);
  const actor = actorOf(made);
  const flagged = (held: unknown) =>
    read({ ...actor, flags: { delvewright: { character: held } } }).character;
  for (const held of [null, [], 'x', { edition: '2014', levels: 7 }, { notes: 'x'.repeat(3e5) }]) {
    expect(flagged(held).levels).toHaveLength(4);
  }
  expect(flagged({ ...made, edition: '2024', name: 'Other' }).name).toBe(made.name);
  expect(read(actor, '2024').character.edition).toBe('2024');
});
