import { describe, expect, it } from 'vitest';
import { createLedger } from '~/fights/fold/ledger';
import { newFight } from '~/fights/log/new-fight';
import type { Fight } from '~/fights/log/state';
import { eventOf, somebody } from '../../../../tests/harness/fight-table';
import { saidAfter } from '../said-after.server';
import { wordsOfDone } from './page-taken-words';

const SEED = newFight('The ford', '2014');
const strike = (id: string, amount: number) =>
  eventOf([{ do: 'harm', struck: [{ who: id, parts: [{ amount }] }] }]);
const hit = strike('Ogre', 7);
const all = [eventOf([{ do: 'add', seeds: [somebody('Ogre'), somebody('Troll')] }]), hit];
const begins = { name: 'The ford', edition: '2014' as const };
const WORDS = ['Undone: Ogre takes 7; Ogre has 20 hit points instead of 13.'];

function ledgerOf(seed: Fight, events: typeof all) {
  const ledger = createLedger(seed);
  events.forEach(ledger.append);
  return ledger;
}

/** A device that has only the events after the first `missing`, and presses undo. */
function undone(missing: number) {
  const base = ledgerOf(SEED, all.slice(0, missing)).fight();
  const ledger = ledgerOf(base, all.slice(missing));
  const before = ledger.fight();
  const event = eventOf([{ do: 'undo', event: hit.id }]);
  ledger.append(event);
  const book = { before: () => missing, seed: () => base, ledger: () => ledger };
  return { done: { event, before, after: ledger.fight() }, book };
}

describe('what an undo takes back is told in the words of the log', () => {
  it('from what is at hand', async () => {
    const { done, book } = undone(0);
    const never = () => Promise.reject(new Error('It was at hand.'));
    expect(await wordsOfDone(done, book, never)).toEqual(WORDS);
  });

  it('from the whole log, where another device did it long ago', async () => {
    const { done, book } = undone(2);
    expect(await wordsOfDone(done, book, async () => ({ begins, events: all }))).toEqual(WORDS);
  });

  it('and where that cannot be had, as something done before', async () => {
    const { done, book } = undone(2);
    expect(await wordsOfDone(done, book, async () => null)).toEqual(['Undone: an earlier change.']);
  });

  it('without scripts too', async () => {
    const { done, book } = undone(2);
    const events = [done.event];
    const standing = { seq: 3, changedAt: 0, facts: {} as never };
    const read = { ...standing, base: { seq: 2, fight: book.seed() }, events };
    const whole = async () => ({ ok: true as const, begins, events: [...all, done.event] });
    expect(await saidAfter(read, done.event.id, whole)).toEqual(WORDS);
    expect(await saidAfter(read, 'another', whole)).toEqual([]);
  });
});
