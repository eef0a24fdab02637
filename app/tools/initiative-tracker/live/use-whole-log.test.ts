import { describe, expect, it } from 'vitest';
import { createLedger } from '~/fights/fold/ledger';
import { newFight } from '~/fights/log/new-fight';
import { tellLog } from '~/fights/telling/tell-log';
import { eventOf, somebody } from '../../../../tests/harness/fight-table';
import { wholeLog } from './use-whole-log';

const SEED = newFight('The ford', '2024');
const log = [
  eventOf([{ do: 'add', seeds: [somebody('Ogre')] }]),
  eventOf([{ do: 'begin' }]),
  eventOf([{ do: 'note', text: 'Rain.' }]),
  eventOf([{ do: 'note', text: 'Thunder.' }]),
];
const ledgerOf = (seed = SEED, events = log) => {
  const ledger = createLedger(seed);
  events.forEach(ledger.append);
  return ledger;
};
/** A book with only the last two events, on the fight before them. */
const base = ledgerOf(SEED, log.slice(0, 2)).fight();
const ledger = ledgerOf(base, log.slice(2));
const late = { before: () => 2, seed: () => base, ledger: () => ledger };
const begins = { name: 'The ford', edition: '2024' as const };

describe('a log of which the end is at hand', () => {
  it('is told from the true beginning once that is here', () => {
    const told = wholeLog(late, { begins, events: log });
    expect(told).toEqual({ begins: SEED, events: log, isWhole: true, is: 'here' });
    expect(tellLog(told.begins, told.events).map(({ text }) => text)).toEqual(
      tellLog(SEED, log).map(({ text }) => text),
    );
  });

  it.each([
    ['asked', 'asked'],
    ['lost', 'lost'],
  ] as const)('begins with what is at hand while the rest is %s, and says so', (before, is) => {
    expect(wholeLog(late, before)).toMatchObject({ begins: base, isWhole: false, is });
    expect(wholeLog(late, before).events).toHaveLength(2);
  });

  it('is no whole one where what was fetched ends too early', () => {
    expect(wholeLog(late, { begins, events: log.slice(0, 1) }).isWhole).toBe(false);
  });

  it('is whole by itself where nothing came before', () => {
    const all = ledgerOf();
    const book = { before: () => 0, seed: () => SEED, ledger: () => all };
    expect(wholeLog(book, 'asked')).toMatchObject({ events: log, isWhole: true });
  });
});
