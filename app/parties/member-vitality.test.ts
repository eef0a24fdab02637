import { describe, expect, it } from 'vitest';
import type { HealthChange } from './member';
import { afterChanges, lifeOf, type MemberVitals } from './member-vitality';

const member = (more: Partial<MemberVitals> = {}): MemberVitals => ({
  now: 20,
  temporary: 0,
  maximum: 20,
  deathSuccesses: 0,
  deathFailures: 0,
  concentration: '',
  exhaustion: 0,
  ...more,
});
const change = (does: HealthChange['does'], amount: number): HealthChange => ({
  id: 'a-change',
  does,
  amount,
});

describe('a member without a sheet', () => {
  it('fails a death save by damage at 0, which temporary hit points may take', () => {
    const down = member({ now: 0, deathSuccesses: 1 });
    const hurt = { ...down, deathFailures: 1 };
    expect(afterChanges(down, [change('damage', 4)])).toEqual(hurt);
    const sheltered = { ...down, temporary: 5 };
    expect(afterChanges(sheltered, [change('damage', 5)])).toEqual(down);
  });

  it('falls, loses concentration, and dies of the third failure or of damage beyond its maximum', () => {
    const busy = member({ concentration: 'Bless' });
    expect(afterChanges(busy, [change('damage', 20)])).toEqual(member({ now: 0 }));
    expect(lifeOf(afterChanges(busy, [change('damage', 40)]))).toBe('dead');
    const blows = [change('damage', 20), change('damage', 1), change('damage', 1)];
    expect(afterChanges(busy, blows).deathFailures).toBe(2);
    expect(lifeOf(afterChanges(busy, [...blows, change('damage', 1)]))).toBe('dead');
  });

  it('gets up by healing in the order of the changes, and not when it is dead', () => {
    const back = afterChanges(member({ now: 0, deathFailures: 2 }), [
      change('heal', 3),
      change('damage', 1),
    ]);
    expect(back).toEqual(member({ now: 2 }));
    const dead = member({ now: 0, deathFailures: 3 });
    expect(afterChanges(dead, [change('heal', 3), change('temporary', 4)])).toEqual(dead);
    const worn = member({ exhaustion: 6 });
    expect(lifeOf(worn)).toBe('dead');
  });

  it('that stands above its maximum is not lowered by healing', () => {
    expect(afterChanges(member({ now: 25 }), [change('heal', 5)]).now).toBe(25);
  });

  it('has what it had when only experience changes', () => {
    expect(afterChanges(member({ now: 7 }), [change('xp', 100)])).toEqual(member({ now: 7 }));
  });
});
