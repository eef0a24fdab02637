import { expect, test } from 'vitest';
import type { Edition } from '~/rules/edition';
import { bookOf } from '../books/book-of';
import { carried } from '../record/character';
import { sheetOf } from '../sheet/sheet-of';
import { archetypeAt, archetypesOf } from './archetypes';
import { equipped } from './start-equipment';

function readyMade(edition: Edition, slug: string, level: number) {
  const made = archetypeAt(bookOf(edition), slug, level);
  if (!made) throw new Error(slug);
  return { made, sheet: sheetOf(bookOf(edition), made) };
}

test('expertise is in what a class does best, not in what its background happened to give first', () => {
  const expert = (edition: Edition, slug: string, level: number) =>
    Object.entries(readyMade(edition, slug, level).sheet.skills)
      .filter(([, { proficient }]) => proficient === 'expert')
      .map(([skill]) => skill)
      .toSorted();
  expect(expert('2014', 'bard', 5)).toEqual(['performance', 'persuasion']);
  expect(expert('2014', 'rogue', 1)).toEqual(['perception', 'stealth']);
  expect(expert('2024', 'bard', 5)).toEqual(['performance', 'persuasion']);
});

test('nobody has the same spell twice', () => {
  for (const edition of ['2014', '2024'] as const)
    for (const { slug } of archetypesOf(edition)) {
      const names = readyMade(edition, slug, 11).sheet.spells.map((spell) => spell.slug);
      expect([slug, names.filter((name, at) => names.indexOf(name) !== at)]).toEqual([slug, []]);
    }
});

test('secrets are of the greatest spells, and invocations for the cantrip that a warlock lives by', () => {
  const { made } = readyMade('2014', 'bard', 17);
  expect(made.choices['bard/magical-secrets#spells']?.slice(0, 2)).toEqual([
    'wish',
    'meteor-swarm',
  ]);
  const cantrips = Object.entries(readyMade('2024', 'warlock', 11).made.choices).filter(([place]) =>
    /-(blast|spear)#cantrip$/.test(place),
  );
  expect(cantrips.map(([, picks]) => picks)).toEqual(cantrips.map(() => ['eldritch-blast']));
});

test('a cleric with a crossbow keeps the shield in hand, and one who fights for a living the greatsword', () => {
  const held = (slug: string, things: readonly string[]) => {
    const { made } = readyMade('2014', slug, 1);
    const items = things.map((item, at) => carried.parse({ id: `i${at}`, item }));
    const base = { ...made.abilities.base, dex: 16 };
    const one = equipped(bookOf('2014'), {
      ...made,
      items,
      abilities: { ...made.abilities, base },
    });
    return one.items.filter((thing) => thing.equipped).map(({ item }) => item);
  };
  expect(held('cleric', ['light-crossbow', 'mace', 'shield'])).toEqual(['mace', 'shield']);
  expect(held('cleric', ['light-crossbow', 'shield'])).toEqual(['light-crossbow']);
  expect(held('paladin', ['greatsword', 'javelin', 'shield'])).toEqual(['greatsword']);
  expect(held('paladin', ['greatsword', 'longsword', 'shield'])).toEqual(['longsword', 'shield']);
});

test('a ready-made character of higher levels has met magic: none at 5, little at 11, more at 17', () => {
  const magic = (slug: string, level: number) =>
    readyMade('2024', slug, level)
      .made.items.filter(({ plus, attuned }) => plus > 0 || attuned)
      .map(({ item, plus }) => [item, plus]);
  expect(magic('fighter', 5)).toEqual([]);
  expect(magic('fighter', 11)).toEqual([['greatsword', 1]]);
  expect(magic('fighter', 17)).toEqual([
    ['chain-mail', 1],
    ['greatsword', 2],
  ]);
  expect(magic('wizard', 17)).toEqual([
    ['dagger', 2],
    ['bracers-of-defense', 2],
    ['pearl-of-power', 0],
  ]);
  // The 2014 book has no magic items, so these are custom.
  const { made, sheet } = readyMade('2014', 'wizard', 17);
  expect(made.items.slice(-2).map(({ item, name }) => [item, name])).toEqual([
    [null, 'Bracers of Defense'],
    [null, 'Pearl of Power'],
  ]);
  expect(sheet.attunement.used).toBe(2);
  expect(sheet.ac.parts).toContainEqual({ label: 'Bracers of Defense', plus: 2 });
});
