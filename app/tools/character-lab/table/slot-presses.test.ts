import { expect, test } from 'vitest';
import { bookOf } from '~/characters/books/book-of';
import { factsOf } from '~/characters/play/facts';
import { entered } from '~/characters/play/log';
import { type Character, character } from '~/characters/record/character';
import { sheetOf } from '~/characters/sheet/sheet-of';
import type { Edition } from '~/rules/edition';
import { deedsOfFields } from './deeds-of-fields';
import { slotPresses } from './slot-presses';
import { levelOfCost, spellCosts } from './spell-costs';

function atTable(edition: Edition, classes: readonly string[], more: Partial<Character> = {}) {
  const made = character.parse({
    edition,
    levels: classes.map((one) => ({ class: one })),
    items: [{ id: 'a', item: 'longsword', equipped: true }],
    ...more,
  });
  const sheet = sheetOf(bookOf(edition), made);
  return { made, sheet, facts: factsOf(sheet, made.counters) };
}

function smiteOf({ sheet }: ReturnType<typeof atTable>) {
  const smite = sheet.attacks
    .flatMap(({ more = [] }) => more)
    .find(({ name }) => name === 'Divine Smite');
  if (!smite) throw new Error('There is no Divine Smite.');
  return smite;
}

const PALADIN_9 = Array<string>(9).fill('paladin');

test('Divine Smite of 2014 has a press for each level of slots, with the dice of that level', () => {
  const paladin = atTable('2014', PALADIN_9);
  const presses = slotPresses(smiteOf(paladin), paladin.facts, paladin.made.play);
  expect(presses.map(({ label, level, dice, left }) => [label, level, dice, left])).toEqual([
    ['Level 1', 1, '2d8', true],
    ['Level 2', 2, '3d8', true],
    ['Level 3', 3, '4d8', true],
  ]);
});

test('pressed, it spends that slot and says so, and is at rest when none of its level is left', () => {
  const paladin = atTable('2014', PALADIN_9);
  const { facts, made } = paladin;
  const press = (cost: string) =>
    new Map([
      ...Object.entries({ id: 'smite-0001', spell: 'Divine Smite', on: '' }),
      ['press', new URLSearchParams({ does: 'cast', cost, key: '' }).toString()],
    ]);
  const [, second] = slotPresses(smiteOf(paladin), facts, made.play);
  const asked = deedsOfFields(press(second?.cost ?? ''));
  const [deed] = asked.ok ? asked.deeds : [];
  if (!deed) throw new Error('Nothing was asked.');
  const { log, told } = entered(facts, { play: made.play, done: [] }, deed);
  expect(told).toMatchObject({ said: 'Divine Smite cast with a level 2 slot: 2 left' });
  expect(log.play.slotsSpent.slice(0, 3).map((spent) => spent ?? 0)).toEqual([0, 1, 0]);
  const spent = { ...made.play, slotsSpent: [0, 3, 0] };
  expect(slotPresses(smiteOf(paladin), facts, spent).map(({ left }) => left)).toEqual([
    true,
    false,
    true,
  ]);
});

test('a pact slot is spent for it too, at the level of the pact', () => {
  const both = atTable('2014', ['paladin', 'paladin', 'warlock', 'warlock', 'warlock']);
  const presses = slotPresses(smiteOf(both), both.facts, both.made.play);
  expect(presses.map(({ cost, level, dice }) => [cost, level, dice])).toEqual([
    ['slot:1', 1, '2d8'],
    ['pact', 2, '3d8'],
  ]);
});

test('Divine Smite of 2024 is a spell, cast once without a slot and with slots of each level', () => {
  const { sheet, facts, made } = atTable('2024', PALADIN_9);
  const smite = sheet.spells.find(({ slug }) => slug === 'divine-smite');
  if (!smite) throw new Error('There is no Divine Smite.');
  const costs = spellCosts(facts, made.play, smite);
  expect(costs.map(({ cost }) => [cost, levelOfCost(facts, smite, cost)])).toEqual([
    ['supply', 1],
    ['slot:1', 1],
    ['slot:2', 2],
    ['slot:3', 3],
  ]);
});
