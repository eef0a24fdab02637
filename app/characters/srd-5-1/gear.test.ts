import { expect, test } from 'vitest';
import { GEAR } from './gear';

function priced(slug: string) {
  const one = GEAR.find((each) => each.slug === slug);
  return one && [one.name, one.pounds, one.copper];
}

test('ammunition is had by the piece, at the price of its bundle (SRD 5.1, "Adventuring Gear")', () => {
  expect(priced('arrows')).toEqual(['Arrows', 0.05, 5]);
  expect(priced('bolts')).toEqual(['Crossbow Bolts', 0.075, 5]);
  expect(priced('sling-bullets')).toEqual(['Sling Bullets', 0.075, 0.2]);
  expect(priced('needles')).toEqual(['Blowgun Needles', 0.02, 2]);
});

test('what the package of the SRD has wrong is as printed', () => {
  expect(priced('caltrops')).toEqual(['Caltrops', 2, 100]);
  expect(priced('iron-spikes')).toEqual(['Iron Spikes', 5, 100]);
  expect(priced('ring-mail-barding')).toEqual(['Ring Mail Barding', 80, 12000]);
  expect(priced('exotic-saddle')).toEqual(['Exotic Saddle', 40, 6000]);
});

test('packs hold what the SRD lists, and weigh what they hold', () => {
  const packs = GEAR.filter((one) => one.kind === 'pack');
  expect(packs.map((one) => [one.name, one.copper, one.pounds])).toEqual([
    ["Burglar's Pack", 1600, 47.5],
    ["Diplomat's Pack", 3900, 36],
    ["Dungeoneer's Pack", 1200, 61.5],
    ["Entertainer's Pack", 4000, 38],
    ["Explorer's Pack", 1000, 59],
    ["Priest's Pack", 1900, 18],
    ["Scholar's Pack", 4000, 10],
  ]);
  expect(packs.find((one) => one.slug === 'explorers-pack')?.holds).toEqual([
    { item: 'backpack', count: 1 },
    { item: 'bedroll', count: 1 },
    { item: 'mess-kit', count: 1 },
    { item: 'tinderbox', count: 1 },
    { item: 'torch', count: 10 },
    { item: 'rations', count: 10 },
    { item: 'waterskin', count: 1 },
    { item: 'hempen-rope', count: 1 },
  ]);
});

test('tools and foci are of their kinds', () => {
  const count = (group: string) => GEAR.filter((one) => one.group === group).length;
  expect(
    ['artisan', 'instrument', 'gaming-set', 'focus-arcane', 'focus-druidic', 'holy-symbol'].map(
      count,
    ),
  ).toEqual([17, 10, 2, 5, 4, 3]);
});
