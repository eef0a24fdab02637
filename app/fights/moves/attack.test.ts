import { describe, expect, it } from 'vitest';
import type { Edition } from '~/rules/edition';
import { eventOf, done as played, who } from '../../../tests/harness/fight-table';
import { planOf, planTable, showing } from '../../../tests/harness/plan-table';
import { foldEvent } from '../fold/fold-event';
import { planAttack } from './attack';
import { attackTerms } from './attacking';
import { changedPlan } from './change-plan';
import { type AttackWish, deedsOf } from './plan';

describe('attacks', () => {
  const BITE: AttackWish = {
    by: 'imp',
    with: 'Bite',
    toHit: 5,
    damage: [{ dice: '1d4+3', type: 'piercing' }],
    near: true,
    targets: [{ who: 'mira' }],
  };
  const bitten = (wish: Partial<AttackWish>, ...faces: number[]) =>
    planOf(planAttack(planTable(), { ...BITE, ...wish }, showing(...faces))).targets.map(
      ({ attack, damage }) => [attack?.result, damage],
    );

  it.each<[string, Partial<AttackWish>, number[], unknown[]]>([
    ['hits the armour class', {}, [5, 2], ['hit', 5]],
    ['misses below it', {}, [4], ['miss', 0]],
    ['misses behind cover', { targets: [{ who: 'mira', cover: 2 }] }, [6], ['miss', 0]],
    ['doubles the dice of a critical hit', {}, [20, 4, 3], ['critical', 10]],
    ['is critical from where it says', { criticalFrom: 19 }, [19, 4, 3], ['critical', 10]],
    ['misses with a 19 that is too low', { criticalFrom: 19, toHit: -20 }, [19], ['miss', 0]],
    ['misses with a 1', { toHit: 30 }, [1], ['miss', 0]],
    ['hits with a 20', { toHit: -20 }, [20, 1, 1], ['critical', 5]],
  ])('%s', (_name, wish, faces, wanted) => {
    expect(bitten(wish, ...faces)).toEqual([wanted]);
  });

  it('ask those hit for a save, which a critical hit does not double', () => {
    const onHit = {
      save: { ability: 'con' as const, dc: 11, onSuccess: 'half' as const },
      damage: [{ dice: '3d6', type: 'poison' as const }],
    };
    expect(bitten({ onHit }, 20, 4, 4, 5, 5, 5, 12)).toEqual([['critical', 11 + 7]]);
    const failed = planOf(planAttack(planTable(), { ...BITE, onHit }, showing(10, 4, 5, 5, 5, 2)));
    expect(failed.targets[0]?.damage).toBe(7 + 15);
    const counted = foldEvent(planTable(), eventOf(deedsOf(failed)));
    expect(who(counted, 'mira').hitPoints).toBe(30 - 22);
    const missed = planOf(
      changedPlan(planTable(), failed, 0, { what: 'attack', result: 'miss' }, showing()),
    );
    expect(foldEvent(planTable(), eventOf(deedsOf(missed))).combatants).toEqual(
      planTable().combatants,
    );
  });

  it.each<[Edition, string, string, boolean, unknown[]]>([
    ['2014', 'mira', 'prone', true, ['advantage', false]],
    ['2014', 'mira', 'prone', false, ['disadvantage', false]],
    ['2014', 'mira', 'paralyzed', true, ['advantage', true]],
    ['2014', 'mira', 'paralyzed', false, ['advantage', false]],
    ['2024', 'mira', 'invisible', true, ['disadvantage', false]],
    ['2014', 'imp', 'poisoned', true, ['disadvantage', false]],
    ['2024', 'imp', 'grappled', true, ['disadvantage', false]],
    ['2014', 'imp', 'grappled', true, [null, false]],
  ])('of %s, %s being %s, near %s', (edition, bearer, name, near, wanted) => {
    const lasting = { id: 'c', name, conditions: [name], maker: 'lich' };
    const fight = played(planTable(edition), { do: 'lasting', who: [bearer], lasting });
    const { edge, everyHitCritical } = attackTerms(
      who(fight, 'imp'),
      who(fight, 'mira'),
      near,
      edition,
    );
    expect([edge, everyHitCritical]).toEqual(wanted);
  });

  it('of who is grappled go freely at the grappler (SRD 5.2.1, "Grappled")', () => {
    const lasting = { id: 'c', name: 'Held', conditions: ['grappled'], maker: 'mira' };
    const fight = played(planTable('2024'), { do: 'lasting', who: ['imp'], lasting });
    expect(attackTerms(who(fight, 'imp'), who(fight, 'mira'), true, '2024').edge).toBeNull();
  });

  it('are rolled worse by the exhausted of 2024, and as the table says (SRD 5.2.1, "Exhaustion [Condition]")', () => {
    const tired = played(planTable('2024'), { do: 'exhaustion', who: ['imp'], levels: 2 });
    const total = (wish: Partial<AttackWish>, ...faces: number[]) =>
      planOf(planAttack(tired, { ...BITE, ...wish }, showing(...faces))).targets[0]?.attack;
    expect(total({}, 10)).toMatchObject({ dice: [10], total: 11, ac: 10 });
    expect(total({ by: null }, 10)).toMatchObject({ total: 15 });
    const edged = { targets: [{ who: 'mira', edge: 'disadvantage' as const }] };
    expect(total(edged, 10, 4)).toMatchObject({ dice: [10, 4], total: 5, result: 'miss' });
  });

  it('say what is wrong with a wish, and pass over who is gone', () => {
    const nine = Array.from({ length: 9 }, () => ({ dice: '1', type: null }));
    const planned = (wish: Partial<AttackWish>) =>
      planAttack(planTable(), { ...BITE, ...wish }, showing(20, 1, 1));
    expect(planned({ damage: nine })).toEqual({ problem: 'Damage has at most eight parts.' });
    expect(planned({ damage: [{ dice: 'x', type: null }] })).toHaveProperty('problem');
    expect(planned({ targets: [{ who: 'nobody' }] })).toEqual({
      problem: 'Choose who is attacked.',
    });
    const two = { targets: [{ who: 'nobody' }, { who: 'mira' }] };
    expect(planOf(planned(two)).targets.map((one) => one.who)).toEqual(['mira']);
  });

  it('stand in the log as they fell', () => {
    const [deed] = deedsOf(planOf(planAttack(planTable(), BITE, showing(20, 4, 3))));
    expect(deed).toMatchObject({
      do: 'harm',
      by: 'imp',
      with: 'Bite',
      manner: { attack: true, magical: false },
      struck: [
        {
          who: 'mira',
          share: 1,
          critical: true,
          knocksOut: false,
          ignoresDefences: false,
          parts: [{ amount: 10, type: 'piercing' }],
          attack: { dice: [20], total: 25, ac: 10, hit: true },
        },
      ],
    });
    const [missed] = deedsOf(planOf(planAttack(planTable(), BITE, showing(2))));
    expect(missed).toMatchObject({
      struck: [{ share: 0, critical: false, parts: [{ amount: 0 }], attack: { hit: false } }],
    });
  });

  it('spare who is knocked out by a melee attack (SRD 5.1, "Knocking a Creature Out")', () => {
    const hard = { ...BITE, damage: [{ dice: '40', type: 'piercing' as const }] };
    const [spared, killed] = [true, false].map((knocksOut) => {
      const planned = planOf(planAttack(planTable(), { ...hard, knocksOut }, showing(15)));
      return foldEvent(planTable(), eventOf(deedsOf(planned)));
    });
    expect(spared && who(spared, 'mira').death.state).toBe('stable');
    expect(killed && who(killed, 'mira').death.state).toBe('dying');
  });

  it('have a part that goes by the save and one that does not, and a share by hand cuts all of it', () => {
    const onHit = {
      save: { ability: 'con' as const, dc: 11, onSuccess: 'half' as const },
      damage: [{ dice: '7', type: 'poison' as const }],
    };
    const saved = planOf(planAttack(planTable(), { ...BITE, onHit }, showing(10, 4, 12)));
    const [deed] = deedsOf(saved);
    expect(deed).toMatchObject({ struck: [{ share: 1, parts: [{ amount: 7 }, { amount: 3 }] }] });
    const halved = planOf(
      changedPlan(planTable(), saved, 0, { what: 'share', share: 0.5 }, showing()),
    );
    expect(deedsOf(halved)[0]).toMatchObject({
      struck: [{ share: 0.5, parts: [{ amount: 7 }, { amount: 7 }] }],
    });
    expect(halved.targets[0]?.damage).toBe(6);
  });
});
