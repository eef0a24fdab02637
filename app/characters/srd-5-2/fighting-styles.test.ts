import { expect, test } from 'vitest';
import { FIGHTING_STYLE_FEATS } from './feats/fighting-style-feats';
import { FIGHTING_STYLES } from './fighting-styles';
import { ITEMS } from './items';
import { WEAPON_MASTERIES } from './weapon-masteries';

test('fighting styles are feats of those who have the feature, and two more are of a class', () => {
  expect(FIGHTING_STYLES.map(({ slug }) => slug)).toEqual([
    'archery',
    'defense',
    'great-weapon-fighting',
    'two-weapon-fighting',
    'blessed-warrior',
    'druidic-warrior',
  ]);
  for (const feat of FIGHTING_STYLE_FEATS) {
    expect(FIGHTING_STYLES).toContain(feat);
    expect(feat.needs?.anyFeature).toContain('ranger/fighting-style');
  }
});

test('blessed and druidic warriors choose two cantrips of another class', () => {
  const asks = FIGHTING_STYLES.slice(4).map((style) => style.asks?.[0]);
  expect(asks).toMatchObject([
    { asks: 'spell', count: 2, lists: ['Cleric'], levels: [0, 0] },
    { asks: 'spell', count: 2, lists: ['Druid'], levels: [0, 0] },
  ]);
});

test('the eight masteries are those of the weapons', () => {
  const used = new Set(ITEMS.flatMap((item) => (item.kind === 'weapon' ? [item.mastery] : [])));
  expect(WEAPON_MASTERIES.map(({ slug }) => slug)).toEqual([...used].sort());
  for (const { words } of WEAPON_MASTERIES) expect(words.length).toBeLessThanOrEqual(600);
});
