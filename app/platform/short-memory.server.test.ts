import { expect, test } from 'vitest';
import { type Database, openDatabase } from './database.server';
import { ORDINARY } from './door-rules';
import { openReads } from './replicas.server';
import { createSealer } from './seal';
import { createShortMemory } from './short-memory.server';

/** Only the identity of the database object matters: nothing is queried. */
function somewhere(): Database {
  return { $client: {} } as Database;
}

function counting() {
  const asked: string[] = [];
  const ask = (answer: string | null) => async () => {
    asked.push(String(answer));
    return answer;
  };
  return { asked, ask };
}

test('an answer is shown again for half a minute, then asked anew', async () => {
  const remember = createShortMemory<string | null>(10);
  const { asked, ask } = counting();
  const db = somewhere();
  expect(await remember({ db, now: 0, key: 'a', ask: ask('first') })).toBe('first');
  expect(await remember({ db, now: 29_999, key: 'a', ask: ask('second') })).toBe('first');
  expect(await remember({ db, now: 30_000, key: 'a', ask: ask('third') })).toBe('third');
  expect(asked).toEqual(['first', 'third']);
});

test('other questions and other databases have answers of their own', async () => {
  const remember = createShortMemory<string | null>(10);
  const { ask } = counting();
  const db = somewhere();
  await remember({ db, now: 0, key: 'a', ask: ask('here') });
  expect(await remember({ db, now: 1, key: 'b', ask: ask('other') })).toBe('other');
  expect(await remember({ db: somewhere(), now: 1, key: 'a', ask: ask('there') })).toBe('there');
});

test('two requests share the answers of their database, each by its own session with it', async () => {
  const d1 = { withSession: () => ({ prepare() {}, batch() {}, getBookmark: () => null }) };
  const request = new Request('https://here.test/monster-lookup');
  const address = { route: '/monster-lookup', isData: false, rules: ORDINARY };
  const sealer = createSealer(`test:${'5'.repeat(64)}`);
  const open = async () => {
    const facts = { sealer, now: 0, isKnown: false };
    return openDatabase((await openReads(d1 as unknown as D1Database, request, address, facts)).d1);
  };
  const remember = createShortMemory<string | null>(10);
  const { ask } = counting();
  expect(await remember({ db: await open(), now: 0, key: 'a', ask: ask('read') })).toBe('read');
  expect(await remember({ db: await open(), now: 1, key: 'a', ask: ask('again') })).toBe('read');
});

test('what is not there, and what failed, is asked again', async () => {
  const remember = createShortMemory<string | null>(10);
  const { ask } = counting();
  const db = somewhere();
  expect(await remember({ db, now: 0, key: 'a', ask: ask(null) })).toBe(null);
  const failing = () => Promise.reject(new Error('no line'));
  await expect(remember({ db, now: 1, key: 'a', ask: failing })).rejects.toThrow('no line');
  expect(await remember({ db, now: 2, key: 'a', ask: ask('now') })).toBe('now');
});

test('the oldest answer makes room', async () => {
  const remember = createShortMemory<string | null>(2);
  const { asked, ask } = counting();
  const db = somewhere();
  for (const key of ['a', 'b', 'c', 'b', 'a']) await remember({ db, now: 0, key, ask: ask(key) });
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});
