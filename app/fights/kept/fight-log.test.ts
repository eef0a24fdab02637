import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLedger } from '../fold/ledger';
import type { Deed, FightEvent } from '../log/deeds';
import { newFight } from '../log/new-fight';
import {
  addEvent,
  nextToTake,
  onBase,
  openLog,
  placeOfBase,
  sizeOf,
  takenAtLast,
} from './fight-log';

const SEED = newFight('Ambush', '2014');

function event(id: string, deed: Deed, by = 'ann'): FightEvent {
  return { v: 1, id, by, at: 0, deeds: [deed] };
}

const named = (id: string, by?: string) => event(id, { do: 'name', name: id }, by);
const undo = (id: string, of: string, by?: string) => event(id, { do: 'undo', event: of }, by);
const redo = (id: string, of: string, by?: string) => event(id, { do: 'redo', event: of }, by);
const logOf = (...events: FightEvent[]) => openLog({ seq: 0, fight: SEED }, [], events);
const names = (count: number) => Array.from({ length: count }, (_, at) => named(`n${at + 1}`));

describe('where the base of a log belongs', () => {
  it.each([
    [0, 0],
    [199, 0],
    [399, 0],
    [400, 200],
    [599, 200],
    [600, 400],
    [20_000, 19_800],
  ])('of %s events it is after %s', (size, place) => {
    expect(placeOfBase(size)).toBe(place);
  });
});

describe('a log on a base', () => {
  it('numbers its events from the beginning, and knows those before it by their ids', () => {
    const log = openLog({ seq: 2, fight: SEED }, ['a', 'b'], [named('c')]);
    expect(sizeOf(log)).toBe(3);
    expect(addEvent(log, named('d'))).toBe(4);
    expect([...log.seqOf]).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 3],
      ['d', 4],
    ]);
  });

  it('comes to the same as the whole, whatever was taken back before', () => {
    const step = fc.record({ kind: fc.constantFrom('name', 'undo', 'redo'), of: fc.nat(29) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.nat(30), (steps, cut) => {
        const events = steps.map(({ kind, of }, at) => {
          if (kind === 'name') return named(`e${at}`);
          return kind === 'undo' ? undo(`e${at}`, `e${of}`) : redo(`e${at}`, `e${of}`);
        });
        const whole = logOf(...events);
        const moved = onBase(whole, Math.min(cut, events.length));
        expect(moved.ledger.fight()).toEqual(createdFrom(events));
        expect(sizeOf(moved)).toBe(events.length);
        expect(moved.seqOf).toBe(whole.seqOf);
      }),
      { numRuns: 200 },
    );
  });

  function createdFrom(events: readonly FightEvent[]) {
    const ledger = createLedger(SEED);
    for (const one of events) ledger.append(one);
    return ledger.fight();
  }
});

describe('what an event takes back at last', () => {
  const log = logOf(named('a'), undo('u', 'a'), undo('uu', 'u'), redo('r', 'a'));

  it('is what was done at first, through all that was taken back since', () => {
    for (const one of [undo('x', 'a'), undo('x', 'u'), redo('x', 'uu'), undo('x', 'r')]) {
      expect(takenAtLast(log, one)).toMatchObject({ id: 'a' });
    }
  });

  it('is nothing for what only does, and for what names nothing that is there', () => {
    expect(takenAtLast(log, named('x'))).toBeNull();
    expect(takenAtLast(log, undo('x', 'nowhere'))).toBeNull();
    expect(takenAtLast(log, undo('x', 'x'))).toBeNull();
    // An undo that refers to itself, or to a later event, ends there too.
    const odd = logOf(undo('p', 'q'), undo('q', 'p'), undo('s', 's'));
    for (const name of ['p', 'q', 's']) expect(takenAtLast(odd, undo('x', name))).toBeNull();
  });

  it('is told when it lies before the base, also behind what takes it back', () => {
    const moved = onBase(logOf(named('a'), named('b'), undo('u', 'a'), named('c')), 2);
    expect(takenAtLast(moved, undo('x', 'b'))).toBe('before');
    expect(takenAtLast(moved, undo('x', 'u'))).toBe('before');
    expect(takenAtLast(moved, undo('x', 'c'))).toMatchObject({ id: 'c' });
  });
});

describe('what undo would take', () => {
  it('is told by what is at hand where that is enough', () => {
    const log = onBase(logOf(...names(3), named('theirs', 'cleo'), undo('u', 'n3')), 1);
    expect(nextToTake(log, 'ann')).toEqual({ undo: 'n2', redo: 'n3' });
    expect(nextToTake(log, 'cleo')).toEqual({ undo: 'theirs', redo: null });
  });

  it('is left to the whole log where somebody did nothing since, or reached back', () => {
    expect(nextToTake(onBase(logOf(...names(3)), 3), 'ann')).toBeNull();
    const reached = onBase(logOf(...names(3), undo('u', 'n1')), 1);
    expect(nextToTake(reached, 'ann')).toBeNull();
    expect(nextToTake(logOf(), 'ann')).toEqual({ undo: null, redo: null });
  });
});
