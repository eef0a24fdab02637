import { describe, expect, it } from 'vitest';
import { begun, done, passing, somebody, who } from '../../../tests/harness/fight-table';

describe('the first turn of somebody', () => {
  it('shows who was hidden until its first turn, and nobody else', () => {
    const fight = begun([
      somebody('first', { initiative: 20 }),
      somebody('shy', { initiative: 10, revealOnTurn: true }),
      somebody('secret', { initiative: 5, hidden: true }),
    ]);
    expect(who(fight, 'shy').hidden).toBe(true);
    const second = done(fight, passing(fight, 'shy'));
    expect(who(second, 'shy')).toMatchObject({ hidden: false, revealOnTurn: false });
    expect(who(done(second, passing(second, 'secret')), 'secret').hidden).toBe(true);
  });
});
