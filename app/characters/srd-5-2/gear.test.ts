import { expect, test } from 'vitest';
import { GEAR } from './gear';

test('packs weigh what the SRD says they do (SRD 5.2, "Adventuring Gear")', () => {
  const packs = GEAR.filter((one) => one.kind === 'pack');
  expect(packs.map((one) => [one.name, one.copper, one.pounds])).toEqual([
    ["Burglar's Pack", 1600, 42],
    ["Diplomat's Pack", 3900, 39],
    ["Dungeoneer's Pack", 1200, 55],
    ["Entertainer's Pack", 4000, 58.5],
    ["Explorer's Pack", 1000, 55],
    ["Priest's Pack", 3300, 29],
    ["Scholar's Pack", 4000, 22],
  ]);
});

test('ammunition is had by the piece', () => {
  const ammunition = GEAR.filter((one) => one.kind === 'ammunition');
  expect(ammunition.map((one) => [one.slug, one.pounds, one.copper])).toEqual([
    ['arrows', 0.05, 5],
    ['bolts', 0.075, 5],
    ['firearm-bullets', 0.2, 30],
    ['sling-bullets', 0.075, 0.2],
    ['needles', 0.02, 2],
  ]);
});

test('tools and foci are of their kinds', () => {
  const count = (group: string) => GEAR.filter((one) => one.group === group).length;
  expect(
    ['artisan', 'instrument', 'gaming-set', 'focus-arcane', 'focus-druidic', 'holy-symbol'].map(
      count,
    ),
  ).toEqual([17, 10, 4, 5, 3, 3]);
});
