import { describe, expect, it } from 'vitest';
import { eventOf, somebody } from '../../../tests/harness/fight-table';
import { type FightEvent, fightEvent } from '../log/deeds';
import { newFight } from '../log/new-fight';
import { createLedger } from './ledger';

const seed = newFight('Ambush', '2014');
const joins = (name: string, more: Partial<FightEvent> = {}) =>
  eventOf([{ do: 'add', seeds: [somebody(name)] }], { id: name, ...more });
const taking = (how: 'undo' | 'redo', event: string, by = 'gm') =>
  eventOf([{ do: how, event }], { by });
const first = joins('first');
const [second, third] = ['second', 'third'].map((name) => joins(name, { group: 'first' }));
if (!second || !third) throw new Error('there are two more');
const ledgerOf = (...events: FightEvent[]) => {
  const ledger = createLedger(seed);
  for (const event of events) ledger.append(fightEvent.parse(event));
  return ledger;
};
const here = (ledger: ReturnType<typeof createLedger>) => Object.keys(ledger.fight().combatants);

describe('a press that is more than one event holds', () => {
  it('is taken back as one, whichever of its events is named, and done again as one', () => {
    const before = joins('before');
    for (const named of ['first', 'second', 'third']) {
      const ledger = ledgerOf(before, first, second, third);
      expect(ledger.undoable('gm')).toBe('first');
      ledger.append(taking('undo', named));
      expect(here(ledger)).toEqual(['before']);
      expect([first, second, third].every(({ id }) => ledger.isUndone(id))).toBe(true);
      expect(ledger.isUndone('before')).toBe(false);
      expect(ledger.undoable('gm')).toBe('before');
      expect(ledger.redoable('gm')).toBe('first');
      ledger.append(taking('redo', 'first'));
      expect(here(ledger)).toEqual(['before', 'first', 'second', 'third']);
    }
  });

  it('is taken back after it was folded, and with what of it arrives later', () => {
    const ledger = ledgerOf(first, second);
    expect(here(ledger)).toHaveLength(2);
    ledger.append(taking('undo', 'second'));
    expect(here(ledger)).toEqual([]);
    ledger.append(third);
    expect(here(ledger)).toEqual([]);
    ledger.append(taking('redo', 'third'));
    expect(here(ledger)).toHaveLength(3);
  });

  it('is its author’s alone: nobody binds their own to what another did', () => {
    const bound = joins('bound', { group: 'first', by: 'mira' });
    const ledger = ledgerOf(first, second, bound);
    ledger.append(taking('undo', 'bound', 'mira'));
    expect(here(ledger)).toEqual(['first', 'second']);
    ledger.append(taking('undo', 'first'));
    expect(here(ledger)).toEqual([]);
    ledger.append(taking('redo', 'bound'));
    expect(here(ledger)).toEqual(['bound']);
  });

  it('is offered for taking back where its first event lies before what is at hand', () => {
    expect(ledgerOf(third).undoable('gm')).toBe('first');
  });
});
