import { describe, expect, it } from 'vitest';
import { begun, done, passing, somebody, who } from '../../../tests/harness/fight-table';
import type { Fight } from '../log/state';
import { nextTurn, previousTurn } from './order';

const at = (id: string, initiative: number, more = {}) => somebody(id, { initiative, ...more });
const hero = at('hero', 20, { side: 'party', sheet: { deathSaves: true } });
const next = (fight: Fight): Fight => {
  const to = nextTurn(fight);
  return done(fight, passing(fight, to.row, to.round));
};

const round = (fight: Fight): Fight => next(next(fight));

describe('going back', () => {
  it('lets who arrived with the round wait for it again', () => {
    const fight = begun([hero, at('b', 10), at('late', 1, { arrives: 2 })]);
    const second = round(fight);
    const to = previousTurn(second);
    const back = done(second, passing(second, to.row, to.round));
    expect(back).toMatchObject({ round: 1, turn: 'b' });
    expect(who(back, 'late').place).toBe('waiting');
    expect(who(next(back), 'late').place).toBe('order');
  });
});
