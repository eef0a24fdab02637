import { describe, expect, it } from 'vitest';
import { eventOf, who } from '../../../tests/harness/fight-table';
import { planOf, planTable, showing } from '../../../tests/harness/plan-table';
import { foldEvent } from '../fold/fold-event';
import { lastingSeed } from '../sheet/lasting';
import { planBlast } from './blast';
import { changedPlan } from './change-plan';
import { type BlastWish, deedsOf, type Plan } from './plan';

const FIREBALL: BlastWish = {
  by: 'lich',
  with: 'Fireball',
  manner: { spell: true, magical: true },
  damage: [{ dice: '2d6', type: 'fire' }],
  save: { ability: 'dex', dc: 15, onSuccess: 'half' },
  targets: [{ who: 'mira' }, { who: 'imp' }],
};

function seen(planned: Plan): unknown[] {
  return planned.targets.map(({ who: one, save, damage, becomes }) => [
    one,
    save?.roll.dice,
    save?.roll.succeeded,
    damage,
    becomes,
  ]);
}

describe('one move for a fireball', () => {
  it('throws the damage once, and each target’s save', () => {
    const fireball = planOf(planBlast(planTable(), FIREBALL, showing(6, 5, 13, 12)));
    expect(seen(fireball)).toEqual([
      ['mira', [13], true, 5, 'up'],
      ['imp', [12], false, 5, 'up'],
    ]);
    const deeds = deedsOf(fireball);
    expect(deeds).toHaveLength(1);
    const counted = foldEvent(planTable(), eventOf(deeds));
    expect([who(counted, 'mira').hitPoints, who(counted, 'imp').hitPoints]).toEqual([25, 5]);
  });

  it('gives who resists spells advantage, and tells who is immune, falls or dies', () => {
    const wish = {
      ...FIREBALL,
      damage: [{ dice: '35', type: 'fire' as const }],
      targets: [{ who: 'rakshasa' }, { who: 'imp' }, { who: 'mira' }],
    };
    expect(seen(planOf(planBlast(planTable(), wish, showing(3, 17, 2, 2))))).toEqual([
      ['rakshasa', [3, 17], true, 0, 'up'],
      ['imp', [2], false, 17, 'dead'],
      ['mira', [2], false, 35, 'down'],
    ]);
  });

  it('offers legendary resistance once for each that is left', () => {
    const wish = { ...FIREBALL, targets: [{ who: 'lich' }, { who: 'lich' }] };
    const failed = planOf(planBlast(planTable(), wish, showing(6, 6, 2, 2)));
    expect(failed.targets.map(({ resistancesOffered }) => resistancesOffered)).toEqual([1, 1]);
    const resisted = planOf(
      changedPlan(planTable(), failed, 0, { what: 'legendary', used: true }, showing()),
    );
    expect(resisted.targets.map(({ damage }) => damage)).toEqual([6, 12]);
    expect(resisted.targets[1]?.resistancesOffered).toBe(0);
    expect(
      changedPlan(planTable(), resisted, 1, { what: 'legendary', used: true }, showing()),
    ).toHaveProperty('problem');
    const counted = foldEvent(planTable(), eventOf(deedsOf(resisted)));
    expect(who(counted, 'lich').legendaryResistancesLeft).toBe(0);
  });

  it('is changed target by target before it counts', () => {
    const fireball = planOf(planBlast(planTable(), FIREBALL, showing(6, 5, 13, 12)));
    const damage = (change: Parameters<typeof changedPlan>[3]) =>
      planOf(changedPlan(planTable(), fireball, 0, change, showing(4))).targets.map(
        (one) => one.damage,
      );
    expect(damage({ what: 'save', told: 'failure' })).toEqual([11, 5]);
    expect(damage({ what: 'save', told: 14 })).toEqual([11, 5]);
    expect(damage({ what: 'reroll-save' })).toEqual([11, 5]);
    expect(damage({ what: 'share', share: 2 })).toEqual([22, 5]);
    expect(damage({ what: 'share', share: null })).toEqual([5, 5]);
    expect(damage({ what: 'leave-out' })).toEqual([5]);
    expect(
      changedPlan(planTable(), fireball, 9, { what: 'reroll-save' }, showing()),
    ).toHaveProperty('problem');
  });

  it('puts what lasts on those who fail, and its maker concentrates on it', () => {
    const hold = lastingSeed.parse({
      id: 'hold',
      name: 'Hold Person',
      maker: 'lich',
      conditions: ['paralyzed'],
      ends: { concentration: true, save: { ability: 'wis', dc: 15, when: 'turn-end' } },
    });
    const wish: BlastWish = {
      ...FIREBALL,
      damage: [],
      save: { ability: 'wis', dc: 15, onSuccess: 'none' },
      lasting: [hold],
      concentratesOn: 'Hold Person',
    };
    const planned = planOf(planBlast(planTable(), wish, showing(20, 2)));
    const counted = foldEvent(planTable(), eventOf(deedsOf(planned)));
    expect(who(counted, 'mira').lasting).toEqual([]);
    expect(who(counted, 'imp').lasting.map(({ id }) => id)).toEqual(['hold']);
    expect(who(counted, 'lich').concentration).toMatchObject({
      on: 'Hold Person',
      lasting: ['hold'],
    });
    expect(who(counted, 'imp').hitPoints).toBe(10);
  });

  it('says what is wrong with a wish', () => {
    expect(
      planBlast(planTable(), { ...FIREBALL, damage: [{ dice: '8x6', type: 'fire' }] }, showing()),
    ).toHaveProperty('problem');
    expect(
      planBlast(planTable(), { ...FIREBALL, targets: [{ who: 'nobody' }] }, showing()),
    ).toHaveProperty('problem');
  });
});
