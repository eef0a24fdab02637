import { expect, test } from 'vitest';
import { MOST_KEPT_RECORDS } from '~/ui/keep-offline';
import {
  isRecordPath,
  lateAssetsIn,
  recordNameIn,
  recordsAskedFor,
  withRecords,
} from './kept-records';

test.each([
  ['/monster-lookup/goblin', true],
  ['/monster-lookup/goblin.srd-5-2', true],
  ['/monster-lookup', false],
  ['/monster-lookup/compare', false],
  ['/monster-lookup/lists', false],
  ['/monster-lookup/spells', false],
  ['/monster-lookup/spells/fireball', false],
  ['/monster-lookup/goblin/as/markdown', false],
  ['/monster-lookup/goblin.data', false],
  ['/monsters/goblin', false],
  ['/settings', false],
  ['/monster-lookup/../settings', false],
  ['//evil/monster-lookup/goblin', false],
  ['/monster-lookup/goblin?layout=2024', false],
])('%s is the page of a record: %s', (path, is) => {
  expect(isRecordPath(path)).toBe(is);
});

test('a page may ask for records alone, each once, and for no more than a device holds', () => {
  expect(
    recordsAskedFor({
      keepRecords: ['/monster-lookup/orc', '/settings', 7, '/monster-lookup/orc'],
    }),
  ).toEqual(['/monster-lookup/orc']);
  const many = Array.from({ length: 999 }, (_, at) => `/monster-lookup/a${at}`);
  expect(recordsAskedFor({ keepRecords: many })).toEqual(many.slice(0, MOST_KEPT_RECORDS));
  for (const other of ['take over', null, { keepRecords: 'x' }, {}]) {
    expect(recordsAskedFor(other)).toBeNull();
  }
});

test('what a script fetches later is found, with its style sheet', () => {
  const script =
    'm.f=["assets/word-peek-B.js","assets/word-peek-r.css"];import("./throw-roll-D4.js"),import("./throw-roll-D4.js")';
  expect(lateAssetsIn(script)).toEqual([
    '/assets/word-peek-B.js',
    '/assets/word-peek-r.css',
    '/assets/throw-roll-D4.js',
  ]);
  expect(lateAssetsIn('fetch("/monsters.js"), "x/assets/y.js"')).toEqual([]);
});

test('the offline page names the records that are held, as their own titles write them', () => {
  const page = '<main><div data-kept-records="true"></div></main>';
  expect(withRecords(page, [])).toBe(page);
  const name = recordNameIn('<title>Ne&#x27;er &amp; $1 | Delvewright</title>');
  expect(name).toBe('Ne&#x27;er &amp; $1');
  expect(withRecords(page, [{ path: '/monster-lookup/x', name }])).toContain(
    `<li><a href="/monster-lookup/x">${name}</a></li></ul></div></main>`,
  );
});
