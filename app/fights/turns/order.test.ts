import { describe, expect, it } from 'vitest';
import { begun, done, joined, passing, somebody } from '../../../tests/harness/fight-table';
import type { Fight } from '../log/state';
import { nextTurn, orderOf, previousTurn } from './order';

const at = (id: string, initiative: number | undefined, more = {}) =>
  somebody(id, { ...(initiative === undefined ? {} : { initiative }), ...more });
const order = (fight: Fight) => orderOf(fight).map((row) => row.id);
const dexterity = (score: number) => ({ sheet: { dexterity: score } });
const ROUND = [at('a', 20), at('b', 15), at('c', 10)];

describe('the order', () => {
  it('runs from the highest count to the lowest, those who have not rolled last (SRD 5.1 and 5.2.1, "Initiative")', () => {
    expect(order(joined([at('none', undefined), at('low', -2), at('high', 21)]))).toEqual([
      'high',
      'low',
      'none',
    ]);
  });

  it('settles ties by Dexterity and then the party first, or the party first at once', () => {
    const seeds = [
      at('slow', 12, dexterity(8)),
      at('hero', 12, { side: 'party', ...dexterity(14) }),
      at('quick', 12, dexterity(18)),
      at('foe', 12, dexterity(14)),
    ];
    const fight = joined(seeds);
    expect(order(fight)).toEqual(['quick', 'hero', 'foe', 'slow']);
    expect(order(done(fight, { do: 'set', settings: { ties: 'party' } }))).toEqual([
      'hero',
      'quick',
      'foe',
      'slow',
    ]);
  });

  it('lets a lair act on count 20 after all others of that count (SRD 5.1, "Lair Actions")', () => {
    const lair = at('lair', 20, { kind: 'event', losesTies: true, ...dexterity(30) });
    expect(order(joined([lair, at('slow', 20, dexterity(1)), at('later', 19)]))).toEqual([
      'slow',
      'lair',
      'later',
    ]);
  });

  it('keeps what a hand set inside a tie, until they roll again', () => {
    const fight = joined([at('a', 12, dexterity(18)), at('b', 12, dexterity(8)), at('c', 5)]);
    const moved = done(fight, { do: 'move', row: 'b', before: 'a' });
    expect(order(moved)).toEqual(['b', 'a', 'c']);
    const again = { do: 'initiative', counts: ['a', 'b'].map((row) => ({ row, count: 12 })) };
    expect(order(done(moved, again))).toEqual(['a', 'b', 'c']);
  });

  it('rewrites the count of who is moved across counts', () => {
    const down = done(joined(ROUND), { do: 'move', row: 'a', before: 'c' });
    expect(order(down)).toEqual(['b', 'a', 'c']);
    expect(down.rows.a?.count).toBe(10);
    const last = done(joined(ROUND), { do: 'move', row: 'a', before: null });
    expect(order(last)).toEqual(['b', 'c', 'a']);
    expect(order(done(last, { do: 'move', row: 'a', before: 'b' }))).toEqual(['a', 'b', 'c']);
  });

  it('gives nobody’s count away to those who have not rolled', () => {
    const fight = joined([at('a', 20), at('b', 15), at('none', undefined)]);
    const moved = done(fight, { do: 'move', row: 'a', before: 'none' });
    expect(order(moved)).toEqual(['b', 'a', 'none']);
    expect(moved.rows.a?.count).toBe(15);
    const set = done(fight, { do: 'move', row: 'none', before: 'b' });
    expect(order(set)).toEqual(['a', 'none', 'b']);
  });
});

describe('the next turn', () => {
  it('goes round', () => {
    let fight = begun(ROUND);
    const seen = [fight.turn];
    for (let press = 0; press < 4; press += 1) {
      const next = nextTurn(fight);
      fight = done(fight, passing(fight, next.row, next.round));
      seen.push(`${fight.round}${fight.turn}`);
    }
    expect(seen).toEqual(['a', '1b', '1c', '2a', '2b']);
  });

  it('passes over the dead, the pile, those who delay and rows that left', () => {
    const fight = begun([...ROUND, at('d', 5)]);
    const dead = { do: 'harm', struck: [{ who: 'b', parts: [{ amount: 99 }] }] };
    expect(nextTurn(done(fight, dead)).row).toBe('c');
    const piled = done(fight, dead, { do: 'place', who: ['c'], where: 'pile' });
    expect(nextTurn(piled).row).toBe('d');
    const delayed = done(piled, { do: 'delay', row: 'd' });
    expect(nextTurn(delayed)).toEqual({ round: 2, row: 'a' });
    expect(orderOf(delayed).map((row) => row.id)).toEqual(['a', 'b', 'd']);
  });

  it('is the dying one’s too: it has a death save to roll', () => {
    const hero = at('b', 15, { side: 'party', sheet: { deathSaves: true } });
    const fell = done(begun([at('a', 20), hero]), {
      do: 'harm',
      struck: [{ who: 'b', parts: [{ amount: 20 }] }],
    });
    expect(nextTurn(fell).row).toBe('b');
  });

  it('is nobody’s when nobody is left', () => {
    const fight = done(begun([at('a', 20)]), { do: 'place', who: ['a'], where: 'gone' });
    expect(nextTurn(fight).row).toBeNull();
  });

  it('reckons with who arrives in the round that it begins', () => {
    const fight = begun([...ROUND, at('late', 25, { arrives: 2 })]);
    expect(fight.turn).toBe('a');
    const last = done(fight, passing(fight, 'c'));
    expect(nextTurn(last)).toEqual({ round: 2, row: 'late' });
  });
});

describe('the turn before', () => {
  it('goes back over a round, but not before the first turn', () => {
    const first = begun(ROUND);
    expect(previousTurn(first)).toEqual({ round: 1, row: 'a' });
    const second = done(first, passing(first, 'a', 2));
    expect(previousTurn(second)).toEqual({ round: 1, row: 'c' });
  });
});
