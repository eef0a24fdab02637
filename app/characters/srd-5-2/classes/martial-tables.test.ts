import { expect, test } from 'vitest';
import { amountOf } from '../../book/amount';
import type { CharacterClass } from '../../book/book';
import { BARBARIAN } from './barbarian';
import { FIGHTER } from './fighter';
import { MONK } from './monk';
import { PALADIN } from './paladin';
import { RANGER } from './ranger';
import { ROGUE } from './rogue';

function columns(one: CharacterClass): Readonly<Record<string, string>> {
  return Object.fromEntries(one.columns.map(({ name, cells }) => [name, cells.join(' ')]));
}

/** The number of uses of a supply at each level, for a character with all modifiers +3. */
function uses(one: CharacterClass, key: string): string {
  const supplies = one.features.flatMap(({ uses: own, gifts = [] }) => [
    ...(own ? [own] : []),
    ...gifts.flatMap((gift) =>
      gift.gives === 'spell' && gift.free instanceof Object ? [gift.free] : [],
    ),
  ]);
  const most = supplies.find((supply) => supply.key === key)?.most ?? 0;
  if (most === 'unlimited') return most;
  const modifiers = { str: 3, dex: 3, con: 3, int: 3, wis: 3, cha: 3 };
  return Array.from({ length: 20 }, (_, at) =>
    amountOf(most, { level: at + 1, proficiency: 2, modifiers }),
  ).join(' ');
}

test('the columns of each class’s table', () => {
  expect(columns(BARBARIAN)).toEqual({
    Rages: '2 2 3 3 3 4 4 4 4 4 4 5 5 5 5 5 6 6 6 6',
    'Rage Damage': '+2 +2 +2 +2 +2 +2 +2 +2 +3 +3 +3 +3 +3 +3 +3 +4 +4 +4 +4 +4',
    'Weapon Mastery': '2 2 2 3 3 3 3 3 3 4 4 4 4 4 4 4 4 4 4 4',
  });
  expect(columns(FIGHTER)).toEqual({
    'Second Wind': '2 2 2 3 3 3 3 3 3 4 4 4 4 4 4 4 4 4 4 4',
    'Weapon Mastery': '3 3 3 4 4 4 4 4 4 5 5 5 5 5 5 6 6 6 6 6',
  });
  expect(columns(MONK)).toEqual({
    'Martial Arts':
      '1d6 1d6 1d6 1d6 1d8 1d8 1d8 1d8 1d8 1d8 1d10 1d10 1d10 1d10 1d10 1d10 1d12 1d12 1d12 1d12',
    'Focus Points': '— 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20',
    'Unarmored Movement':
      '— +10 ft. +10 ft. +10 ft. +10 ft. +15 ft. +15 ft. +15 ft. +15 ft. +20 ft. +20 ft. +20 ft. +20 ft. +25 ft. +25 ft. +25 ft. +25 ft. +30 ft. +30 ft. +30 ft.',
  });
  expect(columns(PALADIN)).toEqual({
    'Channel Divinity': '— — 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 3 3',
    'Prepared Spells': '2 3 4 5 6 6 7 7 9 9 10 10 11 11 12 12 14 14 15 15',
  });
  expect(columns(RANGER)).toEqual({
    'Favored Enemy': '2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5 6 6 6 6',
    'Prepared Spells': '2 3 4 5 6 6 7 7 9 9 10 10 11 11 12 12 14 14 15 15',
  });
  expect(columns(ROGUE)).toEqual({
    'Sneak Attack':
      '1d6 1d6 2d6 2d6 3d6 3d6 4d6 4d6 5d6 5d6 6d6 6d6 7d6 7d6 8d6 8d6 9d6 9d6 10d6 10d6',
  });
});

test.each([
  [BARBARIAN, 'rage', '2 2 3 3 3 4 4 4 4 4 4 5 5 5 5 5 6 6 6 6'],
  [FIGHTER, 'second-wind', '2 2 2 3 3 3 3 3 3 4 4 4 4 4 4 4 4 4 4 4'],
  [FIGHTER, 'action-surge', '0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 2 2 2'],
  [FIGHTER, 'indomitable', '0 0 0 0 0 0 0 0 1 1 1 1 2 2 2 2 3 3 3 3'],
  [PALADIN, 'paladin-channel-divinity', '0 0 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 3 3'],
  [PALADIN, 'lay-on-hands', '5 10 15 20 25 30 35 40 45 50 55 60 65 70 75 80 85 90 95 100'],
  [RANGER, 'favored-enemy', '2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5 6 6 6 6'],
  [RANGER, 'tireless', '3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3'],
  [MONK, 'focus-points', '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20'],
] as const)('$0.name has as many uses of $1 as its table says', (one, key, most) => {
  expect(uses(one, key)).toBe(most);
});

test('what a short rest brings back of what a long one brings whole, and what it brings whole', () => {
  const all = [BARBARIAN, FIGHTER, MONK, PALADIN, RANGER, ROGUE].flatMap(({ features }) =>
    features.flatMap(({ uses: own }) => (own ? [own] : [])),
  );
  const some = all
    .filter(({ shortRest }) => shortRest)
    .map(({ key, shortRest }) => [key, shortRest]);
  expect(some).toEqual([
    ['rage', 1],
    ['second-wind', 1],
    ['paladin-channel-divinity', 1],
  ]);
  expect(all.filter(({ back }) => back === 'short-rest').map(({ key }) => key)).toEqual([
    'action-surge',
    'focus-points',
    'stroke-of-luck',
  ]);
});

test('paladins and rangers cast from level 1 and have as many spells prepared as their tables say', () => {
  for (const { casting } of [PALADIN, RANGER]) {
    expect(casting).toMatchObject({ kind: 'half', from: 1, rituals: 'prepared' });
    expect(casting?.spells).toEqual({
      how: 'prepared',
      count: [2, 3, 4, 5, 6, 6, 7, 7, 9, 9, 10, 10, 11, 11, 12, 12, 14, 14, 15, 15],
    });
  }
});
