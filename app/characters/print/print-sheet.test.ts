import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  plainFeature,
  plainSpell,
  plainTold,
  sampleCharacter,
  sampleSheet,
} from '../../../tests/harness/sample-sheet';
import { bookOf } from '../books/book-of';
import type { Sheet } from '../sheet/sheet';
import { linesOf } from './fit';
import { readPrintChoices } from './print-choices';
import { printedSheet } from './print-sheet';

function printed(sheet: Partial<Sheet> = {}, character: object = {}) {
  const book = bookOf('2014');
  return printedSheet(
    { character: sampleCharacter(character), sheet: sampleSheet(sheet), book },
    'letter',
  );
}

it('has on the table what is rolled and spent, as it stands', () => {
  const { table, line, byHand } = printed();
  expect(line).toContain('Hill Dwarf, Cleric 5 (Life Domain), Acolyte');
  expect(byHand).toBe(true);
  expect(table.numbers.map(({ text }) => text)).toEqual(['18', '−1', '25', '+3', '13']);
  expect(table.hitPoints).toEqual({ most: '43', now: '31', temporary: '4' });
  expect(table.hitDice).toEqual([{ sides: 8, most: 5, ticked: 2 }]);
  expect(table.death).toEqual({ successes: 0, failures: 1 });
  const wisdom = table.abilities.find(({ short }) => short === 'WIS');
  expect(wisdom?.save).toEqual({ text: '+6', mark: 'full' });
  expect(wisdom?.skills.find(({ name }) => name === 'Insight')?.text).toBe('+9*');
  expect(table.abilities.flatMap(({ skills }) => skills)).toHaveLength(18);
  expect(table.supplies.map(({ name, ticks }) => [name, ticks?.most])).toEqual([
    ['Channel Divinity', 1],
    ['Torches', 10],
  ]);
});

it('ticks slots that are spent and boxes that are prepared, and prints no page of spells for who has none', () => {
  const { spells } = printed();
  expect(spells?.levels.map(({ title, slots }) => [title, slots?.most, slots?.ticked])).toEqual([
    ['Cantrips', undefined, undefined],
    ['Level 1', 4, 1],
    ['Level 2', 3, 0],
    ['Level 3', 2, 2],
  ]);
  expect(spells?.levels[1]?.spells.map(({ prepared }) => prepared)).toEqual([true, null]);
  expect(printed({ castings: [], spells: [] }).spells).toBeNull();
});

it('counts what has too many uses for boxes', () => {
  const supply = { key: 'lay', name: 'Lay on Hands', from: 'Paladin', die: null, shortRest: 0 };
  const { table } = printed({ supplies: [{ ...supply, most: 60, back: 'long-rest' }] });
  expect(table.supplies[0]).toMatchObject({ ticks: null, note: 'of 60, long rest' });
});

it('prints all on one page where there is room, and no empty page behind it', () => {
  const plain = { personality: {}, backstory: '', notes: '' };
  const { table, binder, spells } = printed({ castings: [], spells: [] }, plain);
  expect(table.equipment?.things).toHaveLength(3);
  expect([binder, spells]).toEqual([null, null]);
});

it('loses nothing between its pages, however much there is', () => {
  fc.assert(
    fc.property(
      fc.record({
        features: fc.nat(60),
        sentences: fc.integer({ min: 1, max: 8 }),
        things: fc.nat(120),
        attacks: fc.nat(12),
        spells: fc.nat(90),
      }),
      ({ features, sentences, things, attacks, spells }) => {
        const sheet = {
          features: Array.from({ length: features }, (_, at) => plainFeature(`F${at}`, sentences)),
          attacks: Array.from({ length: attacks }, (_, at) => ({
            id: `w${at}`,
            name: `W${at}`,
            hit: plainTold('hit', 5),
            damage: '1d8',
            average: 4,
            damageType: null,
            reach: '5 ft.',
            ranged: false,
            mastery: null,
            notes: [],
            both: null,
          })),
          spells: Array.from({ length: spells }, (_, at) => plainSpell(`S${at}`, at % 10)),
        };
        const items = Array.from({ length: things }, (_, at) => ({ id: `i${at}`, name: `T${at}` }));
        const { table, binder, spells: page } = printed(sheet, { items, extras: [] });
        const told = [...table.features, ...(binder?.features ?? [])].map(({ name }) => name);
        expect(told.toSorted()).toEqual(sheet.features.map(({ name }) => name).toSorted());
        const carried = table.equipment ?? binder?.equipment;
        expect(carried?.things.map(({ name }) => name)).toEqual(items.map(({ name }) => name));
        expect(table.equipment !== null && binder?.equipment).toBeFalsy();
        expect(table.attacks).toHaveLength(attacks);
        const listed = page?.levels.flatMap((level) => level.spells) ?? [];
        expect(listed).toHaveLength(spells);
      },
    ),
    { numRuns: 60 },
  );
});

it('reckons lines on the safe side', () => {
  expect(linesOf('', 60, 8)).toBe(1);
  expect(linesOf('one\ntwo', 60, 8)).toBe(2);
  expect(linesOf('word '.repeat(100), 60, 8)).toBeGreaterThan(10);
});

it.each([
  ['paper=letter&pages=table,spells', { paper: 'letter', pages: ['table', 'spells'] }],
  ['pages=2&pages=1', { paper: 'a4', pages: ['table', 'binder'] }],
  ['paper=a0&pages=nine', { paper: 'a4', pages: ['table', 'binder', 'spells'] }],
])('reads %s', (search, choices) => {
  expect(readPrintChoices(new URLSearchParams(search), 'a4')).toEqual(choices);
});
