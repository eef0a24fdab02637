import { expect, it } from 'vitest';
import { toldOf } from '~/characters/kept/told';
import { printedSheet } from '~/characters/print/print-sheet';
import { character } from '~/characters/record/character';
import { otherAtTable, toldAtTable } from './at-table';
import { givenBy } from './given-by';
import { memberSettings } from './member';

/** Cleric 5: 8 + 4 × 5 + 5 × 1 hit points, AC 10. */
const vex = character.parse({
  edition: '2014',
  name: 'Vex',
  levels: Array(5).fill({ class: 'cleric' }),
  abilities: { base: { str: 10, dex: 10, con: 12, int: 10, wis: 16, cha: 10 } },
});
const settings = memberSettings.parse(givenBy(vex));

it('tells which numbers a table has otherwise than the sheet, and by which key that sets them', () => {
  const { sheet } = toldOf(vex);
  expect(otherAtTable(settings, sheet, vex)).toEqual([]);
  const set = { ...settings, ac: 15, maximum: 43, wis: 7, passiveInsight: null, level: 6 };
  expect(otherAtTable(set, sheet, vex)).toEqual([
    { key: 'ac', what: 'AC', table: 15, own: 10 },
    { key: 'hp', what: 'maximum hit points', table: 43, own: 33 },
    { key: 'save.wis', what: 'Wisdom saves', table: 7, own: 6 },
  ]);
});

it('tells the maximum that the table has as a part of how it came to be, on paper too', () => {
  const seat = { settings: { ...settings, maximum: 43 } };
  const { hitPoints } = toldAtTable(vex, seat).sheet;
  expect(hitPoints.value).toBe(43);
  expect(hitPoints.parts.at(-1)).toEqual({ label: 'Party page', plus: 10 });
  expect(hitPoints.parts.reduce((sum, { plus }) => sum + plus, 0)).toBe(43);
  expect(printedSheet(toldAtTable(vex, seat), 'a4').table.hitPoints.most).toBe('43');
  expect(toldAtTable(vex, { settings }).sheet).toEqual(toldOf(vex).sheet);
  expect(toldAtTable(vex, null).sheet).toEqual(toldOf(vex).sheet);
});

it('begins with what was set by hand, where the sheet has it so', () => {
  const byHand = { ...vex, overrides: { hp: 50 } };
  const { hitPoints } = toldAtTable(byHand, { settings: { ...settings, maximum: 45 } }).sheet;
  expect(hitPoints).toMatchObject({ value: 45, byHand: false });
  expect(hitPoints.parts).toEqual([
    { label: 'Set by hand', plus: 50 },
    { label: 'Party page', plus: -5 },
  ]);
});
