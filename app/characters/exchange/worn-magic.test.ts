import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Edition } from '~/rules/edition';
import { foundryFile } from '../../../tests/harness/foreign-characters';
import { bookOf } from '../books/book-of';
import { sheetOf } from '../sheet/sheet-of';
import { readCharacterFile } from './read-file';

const rulesOf = (edition: Edition) => {
  const book = bookOf(edition);
  return { book, sheetOf: (one: Parameters<typeof sheetOf>[1]) => sheetOf(book, one) };
};

const FILE = JSON.parse(
  readFileSync(
    new URL('../../../tests/fixtures/foreign/ddb-worn-magic.json', import.meta.url),
    'utf8',
  ),
);

function read(file: unknown) {
  const reading = readCharacterFile(JSON.stringify(file), rulesOf, null);
  if (!reading.ok) throw new Error(reading.problem);
  return { ...reading, sheet: rulesOf(reading.character.edition).sheetOf(reading.character) };
}

/** The same character with other items that give bonuses. */
const withGifts = (item: readonly object[], more: object = {}) =>
  read({ data: { ...FILE.data, modifiers: { ...FILE.data.modifiers, item }, ...more } });

describe('what worn magic of a D&D Beyond file gives', () => {
  it('sets scores and armor class by hand, adds to saves, and tells the rest', () => {
    const { sheet, report } = read(FILE);
    expect(sheet.abilities.str.score.value).toBe(19);
    expect(sheet.ac.value).toBe(18);
    // Dexterity 14 plus one; a wizard is proficient in Intelligence saves.
    expect(sheet.abilities.dex.save.value).toBe(3);
    expect(sheet.abilities.int.save.value).toBe(5);
    expect(report.changed.join('\n')).toMatch(/Strength is 19.*Dexterity save.*Armor Class is 18/s);
    expect(report.dropped.join('\n')).toContain('resistance fire');
  });

  const NONE = { characterValues: [] };
  const id = (one: object) => ({ ...one, componentId: 7 });
  const worn = (thing: object, definition: object = {}) => ({
    inventory: [{ quantity: 1, ...thing, definition: { id: 7, name: 'Odd Charm', ...definition } }],
    ...NONE,
  });
  const ac = { type: 'bonus', subType: 'armor-class', value: 2 };

  it.each([
    ['worn', worn({ equipped: true }), 14],
    ['in the pack', worn({ equipped: false }), 12],
    ['not attuned', worn({ equipped: true, isAttuned: false }, { canAttune: true }), 12],
    ['attuned', worn({ equipped: true, isAttuned: true }, { canAttune: true }), 14],
  ])('counts for armor class when it is %s', (_, more, wanted) => {
    expect(withGifts([id(ac)], more).sheet.ac.value).toBe(wanted);
  });

  it.each([
    [
      'a score that is set below its own',
      [{ type: 'set', subType: 'dexterity-score', value: 9 }],
      'dex',
      14,
    ],
    [
      'a score that is set above',
      [{ type: 'set', subType: 'charisma-score', value: 21 }],
      'cha',
      21,
    ],
    ['a score that is raised', [{ type: 'bonus', subType: 'wisdom-score', value: 2 }], 'wis', 14],
    [
      'two things for one score',
      [
        { type: 'set', subType: 'constitution-score', value: 19 },
        { type: 'bonus', subType: 'constitution-score', value: 2 },
      ],
      'con',
      19,
    ],
  ] as const)('reads %s', (_, gifts, ability, score) => {
    expect(
      withGifts(gifts.map(id), worn({ equipped: true })).sheet.abilities[ability].score.value,
    ).toBe(score);
  });

  it('adds to one save alone where the thing says which', () => {
    const gift = { type: 'bonus', subType: 'wisdom-saving-throws', value: 2 };
    const { sheet } = withGifts([id(gift)], worn({ equipped: true }));
    expect(sheet.abilities.dex.save.value).toBe(2);
    expect(sheet.abilities.wis.save.value).toBe(5);
  });

  it.each([
    ['immunity', 'poison'],
    ['advantage', 'stealth'],
    ['set', 'innate-speed-flying'],
  ])('tells %s to %s', (type, subType) => {
    const { report } = withGifts([id({ type, subType, value: null })], worn({ equipped: true }));
    expect(report.dropped.join('\n')).toContain(subType.replaceAll('-', ' '));
  });

  it.each([
    [
      'only against some things',
      id({ ...ac, restriction: 'against ranged attacks' }),
      'ranged attacks',
    ],
    ['of a thing that is not there', { ...ac, componentId: 99 }, 'not in its inventory'],
    ['of no thing at all', ac, 'not in its inventory'],
  ])('leaves behind a bonus %s, with its words', (_, gift, words) => {
    const { sheet, report } = withGifts([gift], worn({ equipped: true }));
    expect(sheet.ac.value).toBe(12);
    expect(report.dropped.join('\n')).toMatch(new RegExp(`bonus armor class 2.*${words}`));
  });

  it.each([
    ['empty', ''],
    ['null', null],
  ])('adds what has a condition that is %s', (_, restriction) => {
    expect(withGifts([id({ ...ac, restriction })], worn({ equipped: true })).sheet.ac.value).toBe(
      14,
    );
  });
});

it.each(['Greater', 'Superior', 'Supreme', 'Rare', 'Very Rare'])(
  'a Potion of Healing (%s) stays itself',
  (degree) => {
    const name = `Potion of Healing (${degree})`;
    const file = foundryFile();
    const items = [...file.items, { name, type: 'consumable', system: { quantity: 2 } }];
    const { character } = read({ ...file, items });
    expect(character.items.find((one) => one.name === name)).toMatchObject({
      item: null,
      count: 2,
    });
  },
);
