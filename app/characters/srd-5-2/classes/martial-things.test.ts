import { expect, test } from 'vitest';
import { ITEMS } from '../items';
import { SPELL_LINES } from '../spell-lines';
import { BARBARIAN } from './barbarian';
import { FIGHTER } from './fighter';
import { MONK } from './monk';
import { PALADIN } from './paladin';
import { RANGER } from './ranger';
import { ROGUE } from './rogue';

const CLASSES = [BARBARIAN, FIGHTER, MONK, PALADIN, RANGER, ROGUE];

test('whatever one begins with is a thing of the book', () => {
  const items = new Set(ITEMS.map(({ slug }) => slug));
  const named = CLASSES.flatMap(({ equipment }) =>
    equipment.flatMap(({ ways }) => ways.flatMap((way) => way.items)),
  ).flatMap((one) => ('item' in one ? [one.item] : []));
  expect(named.filter((slug) => !items.has(slug))).toEqual([]);
});

test('weapons and tools by name are things of the book', () => {
  const items = new Set(ITEMS.map(({ slug }) => slug));
  const kinds = new Set(['simple', 'martial', 'martial-light', 'martial-finesse-or-light']);
  const named = CLASSES.flatMap(({ first, joining }) => [
    ...[...first.gifts, ...joining.gifts].flatMap((gift) =>
      gift.gives === 'weapons' || gift.gives === 'tools' ? gift.of : [],
    ),
    ...first.asks.flatMap((one) => (one.asks === 'tool' ? one.from : [])),
  ]);
  expect(named.filter((slug) => !items.has(slug) && !kinds.has(slug))).toEqual([]);
});

test('spells that are always there are spells of the book', () => {
  const spells = new Set(SPELL_LINES.map(({ slug }) => slug));
  const named = CLASSES.flatMap((one) => [
    ...one.features,
    ...one.subclasses.flatMap(({ features }) => features),
  ]).flatMap(({ gifts = [] }) =>
    gifts.flatMap((gift) => (gift.gives === 'spell' ? [gift.spell] : [])),
  );
  expect(named.length).toBeGreaterThanOrEqual(10);
  expect(named.filter((slug) => !spells.has(slug))).toEqual([]);
});
