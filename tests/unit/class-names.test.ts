import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { shortClassNames } from '../../scripts/bundling/class-names.mjs';

const folders: string[] = [];

function sheets(texts: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'class-names-'));
  folders.push(folder);
  mkdirSync(join(folder, 'room'));
  for (const [path, text] of Object.entries(texts)) writeFileSync(join(folder, path), text);
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test('no two classes get the same name, even if their source names are equal', () => {
  const many = Array.from({ length: 700 }, (_, at) => `.one${at} { color: red; }`).join('\n');
  const folder = sheets({ 'a.module.css': many, 'room/b.module.css': many });
  const nameOf = shortClassNames(folder);
  const names = ['a.module.css', 'room/b.module.css'].flatMap((path) =>
    Array.from({ length: 700 }, (_, at) => nameOf(`one${at}`, join(folder, path))),
  );
  expect(new Set(names).size).toBe(1400);
  for (const name of names) expect(name).toMatch(/^(?!.*ad)[a-z][a-z\d]?$/i);
});

test('both builds generate the same names, and animations have their own', () => {
  const folder = sheets({
    'a.module.css':
      '/* .gone */ .card { &.open > .part { width: 1.5rem; } } @keyframes turn { to { top: 0; } }',
  });
  const [one, other] = [shortClassNames(folder), shortClassNames(folder)];
  const file = join(folder, 'a.module.css');
  const names = ['card', 'open', 'part', 'turn'].map((name) => one(name, file));
  expect(new Set(names).size).toBe(4);
  expect(names).toEqual(
    ['card', 'open', 'part', 'turn'].map((name) => other(name, `${file}?inline`)),
  );
  expect(() => one('gone', file)).toThrow('no class "gone"');
});
