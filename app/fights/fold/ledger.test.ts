import { describe, expect, it } from 'vitest';
import { eventOf, somebody } from '../../../tests/harness/fight-table';
import type { FightEvent } from '../log/deeds';
import { newFight } from '../log/new-fight';
import { createLedger } from './ledger';
import { MOST_COMBATANTS, MOST_EVENTS, refusal } from './refuse';

const seed = newFight('Ambush', '2014');
const ledgerOf = (...events: FightEvent[]) => {
  const ledger = createLedger(seed);
  events.forEach(ledger.append);
  return ledger;
};
const named = (name: string, by = 'gm') => eventOf([{ do: 'name', name }], { by });
const undo = (event: FightEvent, by = 'gm') => eventOf([{ do: 'undo', event: event.id }], { by });
const redo = (event: FightEvent, by = 'gm') => eventOf([{ do: 'redo', event: event.id }], { by });

describe('a ledger', () => {
  const [one, two] = [named('One'), named('Two')];

  it('takes an event in once, however often it arrives', () => {
    expect(ledgerOf(one, two, one).fight().name).toBe('Two');
    expect(ledgerOf(one, two, one).size()).toBe(2);
  });

  it('takes back and does again', () => {
    expect(ledgerOf(one, two, undo(two)).fight().name).toBe('One');
    expect(ledgerOf(one, two, undo(two), redo(two)).fight().name).toBe('Two');
    expect(ledgerOf(one, two, undo(one)).fight().name).toBe('Two');
  });

  it('leaves everybody the very same whom what is taken back was not about', () => {
    const joins = eventOf([{ do: 'add', seeds: [somebody('mira'), somebody('troll')] }]);
    const marks = (who: string) => eventOf([{ do: 'change', who, changes: { note: 'Limps.' } }]);
    const [first, second] = [marks('mira'), marks('troll')];
    const ledger = ledgerOf(joins, first);
    const before = ledger.fight();
    ledger.append(second);
    expect(ledger.fight().combatants.troll?.note).toBe('Limps.');
    ledger.append(undo(second));
    expect(ledger.fight()).toEqual(before);
    for (const who of ['mira', 'troll']) {
      expect(ledger.fight().combatants[who], who).toBe(before.combatants[who]);
    }
    ledger.append(undo(first));
    expect(ledger.fight().combatants.mira?.note).toBe('');
  });

  it('does again by taking back what took back, as often as one likes', () => {
    const first = undo(two);
    const second = undo(first);
    const third = undo(second);
    expect(ledgerOf(one, two, first, second).fight().name).toBe('Two');
    expect(ledgerOf(one, two, first, second, third).fight().name).toBe('One');
    expect(ledgerOf(one, two, first, second, redo(first)).fight().name).toBe('One');
  });

  it('offers an author only what is its own to take back, the last first', () => {
    const mine = named('Mine', 'mira');
    const ledger = ledgerOf(one, mine, two);
    expect(ledger.undoable('mira')).toBe(mine.id);
    expect(ledger.undoable('gm')).toBe(two.id);
    ledger.append(undo(two));
    expect(ledger.undoable('gm')).toBe(one.id);
    expect(ledger.undoable('nobody')).toBeNull();
    expect(ledger.fight().name).toBe('Mine');
  });

  it('offers to do again what was taken back last, until something new is done', () => {
    const ledger = ledgerOf(one, two, undo(two), undo(one));
    expect(ledger.redoable('gm')).toBe(one.id);
    ledger.append(redo(one));
    expect(ledger.redoable('gm')).toBe(two.id);
    ledger.append(named('Three'));
    expect(ledger.redoable('gm')).toBeNull();
    expect(ledger.redoable('mira')).toBeNull();
  });

  it('means nothing by an undo of what nobody did, nor by one beside other deeds', () => {
    expect(ledgerOf(undo(one), one).fight().name).toBe('One');
    const both = eventOf([
      { do: 'undo', event: one.id },
      { do: 'name', name: 'Both' },
    ]);
    expect(ledgerOf(one, both).fight().name).toBe('Both');
    expect(ledgerOf(one, both).isUndone(one.id)).toBe(false);
  });

  it('says who did something', () => {
    const mine = named('Mine', 'mira');
    expect(ledgerOf(one, mine).authorOf(mine.id)).toBe('mira');
    expect(ledgerOf(one).authorOf(mine.id)).toBeNull();
  });

  it('folds from the state that was kept before an old event, not from the beginning', () => {
    const events = Array.from({ length: 1001 }, (_, index) => named(`Name ${index}`));
    const ledger = ledgerOf(...events);
    ledger.fight();
    const kept = events[900];
    const last = events[1000];
    if (!kept || !last) throw new Error('too few events');
    ledger.append(undo(last));
    ledger.append(undo(kept));
    expect(ledger.fight().name).toBe('Name 999');
    expect(ledgerOf(...ledger.events()).fight()).toEqual(ledger.fight());
  });

  it('opens its snapshot without folding what is in it', () => {
    const snapshot = { ...ledgerOf(one, two).snapshot(), fight: { ...seed, name: 'As kept' } };
    expect(createLedger(seed, snapshot).fight().name).toBe('As kept');
  });

  it('folds anew what was taken back after its snapshot was made', () => {
    const { events, ...kept } = ledgerOf(one, two).snapshot();
    const reopened = createLedger(seed, { ...kept, events: [...events, undo(two)] });
    expect(reopened.fight().name).toBe('One');
  });
});

describe('what is refused', () => {
  const crowd = (count: number) =>
    eventOf([
      { do: 'add', seeds: Array.from({ length: count }, (_, index) => somebody(`s${index}`)) },
    ]);

  it('is who comes when the fight is full', () => {
    expect(refusal(seed, 0, crowd(MOST_COMBATANTS))).toBeNull();
    const full = ledgerOf(crowd(MOST_COMBATANTS)).fight();
    const late = eventOf([{ do: 'add', seeds: [somebody('late')] }]);
    expect(refusal(full, 1, late)).toMatch(/at most 200 combatants/);
  });

  it('is an event more than a log can have', () => {
    expect(refusal(seed, MOST_EVENTS - 1, named('x'))).toBeNull();
    expect(refusal(seed, MOST_EVENTS, named('x'))).toMatch(/20,000/);
  });

  it('is an undo beside other deeds', () => {
    const both = eventOf([
      { do: 'undo', event: 'e' },
      { do: 'name', name: 'Both' },
    ]);
    expect(refusal(seed, 0, both)).toMatch(/alone/);
  });
});
