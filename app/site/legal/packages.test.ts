import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PACKAGES } from './packages';

const root = new URL('../../../', import.meta.url);

function readJson(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(path, root), 'utf8'));
}

test('every package that we serve is credited', () => {
  const named = PACKAGES.map(({ name }) => name);
  const served = Object.keys(readJson('package.json').dependencies ?? {});
  expect(served.filter((name) => !named.includes(name))).toEqual([]);
});

test('every licence is the one that the package itself declares', () => {
  const declared = PACKAGES.map(({ name }) => ({
    name,
    licence: readJson(`node_modules/${name}/package.json`).license,
  }));
  expect(declared).toEqual(PACKAGES.map(({ name, licence }) => ({ name, licence })));
});
