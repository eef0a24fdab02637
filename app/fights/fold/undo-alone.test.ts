import { describe, expect, it } from 'vitest';
import { eventOf, somebody } from '../../../tests/harness/fight-table';
import type { FightEvent } from '../log/deeds';
import { newFight } from '../log/new-fight';
import { createLedger } from './ledger';

const joins = eventOf([{ do: 'add', seeds: [somebody('mira'), somebody('troll')] }]);
const harm = (who: string, amount: number, dice: number[] = []) =>
  eventOf([
    {
      do: 'harm',
      by: null,
      struck: [
        {
          who,
          parts: [{ amount, type: null }],
          ...(dice.length > 0 && { attack: { dice, total: 15, ac: 10, hit: true } }),
        },
      ],
    },
  ]);
const mark = (who: string, condition: 'prone' | 'blinded', id: string) =>
  eventOf([
    {
      do: 'lasting',
      who: [who],
      lasting: { id, name: condition, conditions: [condition] },
    },
  ]);
const ends = (who: string, lasting: string) =>
  eventOf([{ do: 'lasting-ends', ended: [{ who, lasting }] }]);

function why(event: FightEvent, ...later: FightEvent[]): string | null {
  const ledger = createLedger(newFight('Ambush', '2014'));
  for (const one of [joins, event, ...later]) ledger.append(one);
  return ledger.whyNotUndo(event.id, 'gm');
}

describe('an action undone by itself', () => {
  it('may be damage with other damage after it', () => {
    const blow = harm('troll', 5);
    expect(why(blow, harm('troll', 3), harm('mira', 4, [15]), mark('mira', 'prone', 'p1'))).toBe(
      null,
    );
  });

  it('may be a condition that no later roll was about', () => {
    expect(why(mark('troll', 'prone', 'p1'), harm('troll', 3), harm('mira', 4, [15]))).toBe(null);
  });

  it('is refused when a later attack was rolled against who had the condition', () => {
    expect(why(mark('troll', 'prone', 'p1'), harm('troll', 3, [15, 4]))).toMatch(
      /later roll of or against troll/,
    );
  });

  it('is refused when a later action would do nothing without it', () => {
    expect(why(mark('troll', 'prone', 'p1'), ends('troll', 'p1'))).toMatch(/later action needs/);
    expect(why(joins, harm('troll', 3))).toMatch(/later action needs|too far/);
  });

  it('is refused for somebody else, and twice', () => {
    const blow = harm('troll', 5);
    const ledger = createLedger(newFight('Ambush', '2014'));
    for (const one of [joins, blow]) ledger.append(one);
    expect(ledger.whyNotUndo(blow.id, 'player')).toMatch(/Only the person/);
    ledger.append(eventOf([{ do: 'undo', event: blow.id }]));
    expect(ledger.whyNotUndo(blow.id, 'gm')).toMatch(/undone already/);
    expect(ledger.whyNotUndo('none', 'gm')).toMatch(/too far back/);
  });

  it('leaves the order of undo as it was', () => {
    const [first, second, third] = [harm('troll', 1), harm('troll', 2), harm('troll', 4)];
    const ledger = createLedger(newFight('Ambush', '2014'));
    for (const one of [joins, first, second, third]) ledger.append(one);
    expect(ledger.whyNotUndo(first.id, 'gm')).toBe(null);
    ledger.append(eventOf([{ do: 'undo', event: first.id }]));
    expect(ledger.undoable('gm')).toBe(third.id);
    expect(ledger.redoable('gm')).toBe(first.id);
  });
});
