import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  absorb,
  afterDamage,
  afterDeathSave,
  afterHealing,
  afterTemporary,
  characterRules,
  stabilized,
  type Vitality,
} from './hit-points';

const HERO = characterRules(40);
const GOBLIN = { ...HERO, maximum: 7, makesDeathSaves: false };

const up = (more: Partial<Vitality> = {}): Vitality => ({
  hitPoints: 40,
  temporary: 0,
  life: 'up',
  successes: 0,
  failures: 0,
  ...more,
});
const dying = (more: Partial<Vitality> = {}) => up({ hitPoints: 0, life: 'dying', ...more });
const hit = (before: Vitality, damage: number, critical = false) =>
  afterDamage(before, damage, critical, HERO);

describe('damage', () => {
  it('takes temporary hit points first', () => {
    expect(absorb(5, 8)).toEqual({ temporary: 0, through: 3 });
    expect(hit(up({ temporary: 5 }), 8)).toEqual(up({ hitPoints: 37 }));
  });

  it('fells at 0, and kills at once when the rest reaches the maximum', () => {
    expect(hit(up({ hitPoints: 12 }), 51)).toEqual(dying());
    expect(hit(up({ hitPoints: 12 }), 52).life).toBe('dead');
  });

  it('kills at 0 what makes no death saves', () => {
    expect(afterDamage(up({ hitPoints: 7 }), 7, false, GOBLIN).life).toBe('dead');
  });

  it('at 0 fails a death save, a critical hit two; successes stay', () => {
    expect(hit(dying({ successes: 2 }), 1)).toEqual(dying({ successes: 2, failures: 1 }));
    expect(hit(dying(), 1, true).failures).toBe(2);
    expect(hit(dying({ failures: 2 }), 1).life).toBe('dead');
    expect(hit(dying(), 40).life).toBe('dead');
  });

  it('at 0 fails no death save when temporary hit points take it all', () => {
    expect(hit(dying({ temporary: 9 }), 9)).toEqual(dying());
    expect(hit(dying({ temporary: 9 }), 10).failures).toBe(1);
  });

  it('makes the stable dying again', () => {
    expect(hit(dying({ life: 'stable' }), 3)).toEqual(dying({ failures: 1 }));
  });

  it('goes on below 0 where a table counts so', () => {
    const below = { ...HERO, belowZero: true };
    expect(afterDamage(up({ hitPoints: 3 }), 8, false, below).hitPoints).toBe(-5);
    expect(afterHealing(dying({ hitPoints: -5 }), 4, 40)).toEqual(dying({ hitPoints: -1 }));
    expect(afterHealing(dying({ hitPoints: -5 }), 6, 40)).toEqual(up({ hitPoints: 1 }));
  });
});

describe('healing', () => {
  it('stops at the maximum, wakes from 0, and does nothing for the dead', () => {
    expect(afterHealing(up({ hitPoints: 30 }), 99, 40).hitPoints).toBe(40);
    expect(afterHealing(dying({ failures: 2, successes: 1 }), 3, 40)).toEqual(up({ hitPoints: 3 }));
    const dead = dying({ life: 'dead', failures: 3 });
    expect(afterHealing(dead, 3, 40)).toBe(dead);
  });

  it('lowers nobody whose maximum has fallen', () => {
    expect(afterHealing(up({ hitPoints: 30 }), 1, 20).hitPoints).toBe(30);
  });
});

it('temporary hit points do not add up, and wake nobody', () => {
  expect(afterTemporary(up({ temporary: 7 }), 4).temporary).toBe(7);
  expect(afterTemporary(up({ temporary: 7 }), 4, true).temporary).toBe(4);
  expect(afterTemporary(dying(), 9)).toEqual(dying({ temporary: 9 }));
});

describe('a death save', () => {
  const save = (before: Vitality, die: number, total = die) =>
    afterDeathSave(before, die, total, 40);

  it('succeeds at 10 with what is added; 1 and 20 are read from the die', () => {
    expect(save(dying(), 8, 11).successes).toBe(1);
    expect(save(dying(), 12, 9).failures).toBe(1);
    expect(save(dying(), 1, 14).failures).toBe(2);
    expect(save(dying({ failures: 2 }), 20)).toEqual(up({ hitPoints: 1 }));
  });

  it('stabilizes with the third success, kills with the third failure', () => {
    expect(save(dying({ successes: 2, failures: 2 }), 15)).toEqual(dying({ life: 'stable' }));
    expect(save(dying({ successes: 2, failures: 2 }), 5).life).toBe('dead');
    expect(stabilized(dying({ failures: 2 }))).toEqual(dying({ life: 'stable' }));
  });

  it('is made by the dying alone', () => {
    for (const before of [up(), dying({ life: 'stable' }), dying({ life: 'dead' })]) {
      expect(save(before, 15)).toBe(before);
      expect(stabilized(before)).toBe(before);
    }
  });
});

it('any sequence keeps within the rules', () => {
  const amount = fc.integer({ min: 0, max: 60 });
  const step = fc.oneof(
    fc.record({ does: fc.constant('damage' as const), amount, critical: fc.boolean() }),
    fc.record({ does: fc.constant('heal' as const), amount }),
    fc.record({ does: fc.constant('temporary' as const), amount }),
    fc.record({ does: fc.constant('save' as const), die: fc.integer({ min: 1, max: 20 }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let now = up();
      for (const one of steps) {
        const before = now;
        if (one.does === 'damage') now = hit(now, one.amount, one.critical);
        else if (one.does === 'heal') now = afterHealing(now, one.amount, 40);
        else if (one.does === 'temporary') now = afterTemporary(now, one.amount);
        else now = afterDeathSave(now, one.die, one.die, 40);
        expect(now.hitPoints).toBeGreaterThanOrEqual(0);
        expect(now.hitPoints).toBeLessThanOrEqual(40);
        expect(now.life === 'up').toBe(now.hitPoints > 0);
        expect(now.successes).toBeLessThan(3);
        if (now.life === 'dead') expect(now.temporary).toBe(0);
        if (before.life === 'dead') expect(now).toBe(before);
      }
    }),
  );
});
