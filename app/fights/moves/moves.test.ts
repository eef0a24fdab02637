import { describe, expect, it } from 'vitest';
import type { Edition } from '~/rules/edition';
import { createRandom, type Random } from '~/rules/random';
import { eventOf, joined, done as played, somebody, who } from '../../../tests/harness/fight-table';
import { foldEvent } from '../fold/fold-event';
import type { Fight } from '../log/state';
import { lastingSeed } from '../sheet/lasting';
import { answerDue } from './answer';
import { planAttack } from './attack';
import { attackTerms } from './attacking';
import { planBlast } from './blast';
import { changedPlan } from './change-plan';
import { type AttackWish, type BlastWish, deedsOf, type Plan } from './plan';
import { rollSave, saveTerms } from './saving';

/** A hand of dice that shows these faces in turn. */
function showing(...faces: number[]): Random {
  const left = [...faces];
  const die = () => left.shift() ?? 1;
  return { ...createRandom(0), below: () => die() - 1, die };
}

function table(edition: Edition = '2014'): Fight {
  return joined(
    [
      somebody('lich', { sheet: { maximum: 90, legendaryResistances: 1 } }),
      somebody('mira', {
        sheet: {
          deathSaves: true,
          maximum: 30,
          saves: { str: 0, dex: 2, con: 0, int: 0, wis: 0, cha: 0 },
        },
      }),
      somebody('rakshasa', {
        sheet: { maximum: 60, saveAdvantages: ['Spells'], immune: [{ types: ['fire'] }] },
      } as never),
      somebody('imp', { sheet: { maximum: 10, resist: [{ types: ['fire'] }] } } as never),
    ],
    edition,
  );
}

const FIREBALL: BlastWish = {
  by: 'lich',
  with: 'Fireball',
  manner: { spell: true, magical: true },
  damage: [{ dice: '2d6', type: 'fire' }],
  save: { ability: 'dex', dc: 15, onSuccess: 'half' },
  targets: [{ who: 'mira' }, { who: 'imp' }],
};

function plan(planned: Plan | { problem: string }): Plan {
  if ('problem' in planned) throw new Error(planned.problem);
  return planned;
}

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
    const fireball = plan(planBlast(table(), FIREBALL, showing(6, 5, 13, 12)));
    expect(seen(fireball)).toEqual([
      ['mira', [13], true, 5, 'up'],
      ['imp', [12], false, 5, 'up'],
    ]);
    const deeds = deedsOf(fireball);
    expect(deeds).toHaveLength(1);
    const counted = foldEvent(table(), eventOf(deeds));
    expect([who(counted, 'mira').hitPoints, who(counted, 'imp').hitPoints]).toEqual([25, 5]);
  });

  it('gives who resists spells advantage, and tells who is immune, falls or dies', () => {
    const wish = {
      ...FIREBALL,
      damage: [{ dice: '35', type: 'fire' as const }],
      targets: [{ who: 'rakshasa' }, { who: 'imp' }, { who: 'mira' }],
    };
    expect(seen(plan(planBlast(table(), wish, showing(3, 17, 2, 2))))).toEqual([
      ['rakshasa', [3, 17], true, 0, 'up'],
      ['imp', [2], false, 17, 'dead'],
      ['mira', [2], false, 35, 'down'],
    ]);
  });

  it('offers legendary resistance once for each that is left', () => {
    const wish = { ...FIREBALL, targets: [{ who: 'lich' }, { who: 'lich' }] };
    const failed = plan(planBlast(table(), wish, showing(6, 6, 2, 2)));
    expect(failed.targets.map(({ resistancesOffered }) => resistancesOffered)).toEqual([1, 1]);
    const resisted = plan(
      changedPlan(table(), failed, 0, { what: 'legendary', used: true }, showing()),
    );
    expect(resisted.targets.map(({ damage }) => damage)).toEqual([6, 12]);
    expect(resisted.targets[1]?.resistancesOffered).toBe(0);
    expect(
      changedPlan(table(), resisted, 1, { what: 'legendary', used: true }, showing()),
    ).toHaveProperty('problem');
    const counted = foldEvent(table(), eventOf(deedsOf(resisted)));
    expect(who(counted, 'lich').legendaryResistancesLeft).toBe(0);
  });

  it('is changed target by target before it counts', () => {
    const fireball = plan(planBlast(table(), FIREBALL, showing(6, 5, 13, 12)));
    const damage = (change: Parameters<typeof changedPlan>[3]) =>
      plan(changedPlan(table(), fireball, 0, change, showing(4))).targets.map((one) => one.damage);
    expect(damage({ what: 'save', told: 'failure' })).toEqual([11, 5]);
    expect(damage({ what: 'save', told: 14 })).toEqual([11, 5]);
    expect(damage({ what: 'reroll-save' })).toEqual([11, 5]);
    expect(damage({ what: 'share', share: 2 })).toEqual([22, 5]);
    expect(damage({ what: 'share', share: null })).toEqual([5, 5]);
    expect(damage({ what: 'leave-out' })).toEqual([5]);
    expect(changedPlan(table(), fireball, 9, { what: 'reroll-save' }, showing())).toHaveProperty(
      'problem',
    );
  });

  it('puts what lasts on those who fail, and its maker concentrates on it', () => {
    const hold = lastingSeed.parse({
      ...{ id: 'hold', name: 'Hold Person', maker: 'lich', conditions: ['paralyzed'] },
      ends: { concentration: true, save: { ability: 'wis', dc: 15, when: 'turn-end' } },
    });
    const wish: BlastWish = {
      ...FIREBALL,
      damage: [],
      save: { ability: 'wis', dc: 15, onSuccess: 'none' },
      lasting: [hold],
      concentratesOn: 'Hold Person',
    };
    const planned = plan(planBlast(table(), wish, showing(20, 2)));
    const counted = foldEvent(table(), eventOf(deedsOf(planned)));
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
      planBlast(table(), { ...FIREBALL, damage: [{ dice: '8x6', type: 'fire' }] }, showing()),
    ).toHaveProperty('problem');
    expect(
      planBlast(table(), { ...FIREBALL, targets: [{ who: 'nobody' }] }, showing()),
    ).toHaveProperty('problem');
  });
});

describe('saves', () => {
  const tire = (levels: number) => ({ do: 'exhaustion', who: ['mira'], levels });
  const condition = (name: string) => ({
    do: 'lasting',
    who: ['mira'],
    lasting: { id: 'c', name, conditions: [name] },
  });
  it.each<[Edition, string, object[], 'dex' | 'wis', unknown[]]>([
    ['2014', 'plain', [], 'dex', [2, null, null]],
    ['2014', 'restrained', [condition('restrained')], 'dex', [2, 'disadvantage', null]],
    ['2014', 'restrained', [condition('restrained')], 'wis', [0, null, null]],
    ['2024', 'stunned', [condition('stunned')], 'dex', [2, null, 'failure']],
    ['2024', 'stunned', [condition('stunned')], 'wis', [0, null, null]],
    ['2014', 'exhausted', [tire(3)], 'wis', [0, 'disadvantage', null]],
    ['2014', 'less exhausted', [tire(2)], 'wis', [0, null, null]],
    ['2024', 'exhausted', [tire(3)], 'dex', [-4, null, null]],
  ])('of %s: %s', (edition, _name, deeds, ability, wanted) => {
    const mira = who(played(table(edition), ...deeds), 'mira');
    const { bonus, edge, automatic } = saveTerms(mira, ability, edition);
    expect([bonus, edge, automatic]).toEqual(wanted);
  });

  it('advantage and disadvantage cancel, and what fails by itself shows no dice', () => {
    const held = played(table(), condition('restrained'));
    expect(rollSave(held, 'mira', 'dex', 15, { edge: 'advantage' }, showing(13))).toMatchObject({
      dice: [13],
      total: 15,
      succeeded: true,
    });
    const out = played(table(), condition('unconscious'));
    expect(rollSave(out, 'mira', 'str', 5, {}, showing(20))).toMatchObject({
      dice: [],
      total: null,
      succeeded: false,
    });
    expect(rollSave(out, 'nobody', 'str', 5, {}, showing(20))).toHaveProperty('problem');
  });
});

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
    plan(planAttack(table(), { ...BITE, ...wish }, showing(...faces))).targets.map(
      ({ attack, damage }) => [attack?.result, damage],
    );

  it.each<[string, Partial<AttackWish>, number[], unknown[]]>([
    ['hits the armour class', {}, [5, 2], ['hit', 5]],
    ['misses below it', {}, [4], ['miss', 0]],
    ['misses behind cover', { targets: [{ who: 'mira', cover: 2 }] }, [6], ['miss', 0]],
    ['doubles the dice of a critical hit', {}, [20, 4, 3], ['critical', 10]],
    ['is critical from where it says', { criticalFrom: 19 }, [19, 4, 3], ['critical', 10]],
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
    const failed = plan(planAttack(table(), { ...BITE, onHit }, showing(10, 4, 5, 5, 5, 2)));
    expect(failed.targets[0]?.damage).toBe(7 + 15);
    const counted = foldEvent(table(), eventOf(deedsOf(failed)));
    expect(who(counted, 'mira').hitPoints).toBe(30 - 22);
    const missed = plan(
      changedPlan(table(), failed, 0, { what: 'attack', result: 'miss' }, showing()),
    );
    expect(foldEvent(table(), eventOf(deedsOf(missed))).combatants).toEqual(table().combatants);
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
    const fight = played(table(edition), { do: 'lasting', who: [bearer], lasting });
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
    const fight = played(table('2024'), { do: 'lasting', who: ['imp'], lasting });
    expect(attackTerms(who(fight, 'imp'), who(fight, 'mira'), true, '2024').edge).toBeNull();
  });
});

describe('answers to what is due', () => {
  const focused = played(
    table(),
    { do: 'concentrates', who: 'mira', on: 'Bless' },
    { do: 'harm', struck: [{ who: 'mira', parts: [{ amount: 4 }] }] },
  );
  const answered = (fight: Fight, answer: Parameters<typeof answerDue>[2], ...faces: number[]) => {
    const [due] = fight.due;
    if (!due) throw new Error('nothing is due');
    const deeds = answerDue(fight, due, answer, showing(...faces));
    return 'problem' in deeds ? deeds.problem : foldEvent(fight, eventOf(deeds));
  };
  const keeps = (fight: Fight | string) =>
    typeof fight === 'string' ? fight : who(fight, 'mira').concentration !== null;

  it('keep concentration or end it, rolled, entered or told', () => {
    expect(keeps(answered(focused, 'roll', 10))).toBe(true);
    expect(keeps(answered(focused, 'roll', 9))).toBe(false);
    expect(keeps(answered(focused, 12))).toBe(true);
    expect(keeps(answered(focused, 'failure'))).toBe(false);
    expect(answered(focused, 'legendary-resistance')).toContain('no legendary resistance');
    expect(answered(focused, Number.NaN)).toContain('Enter');
  });

  it('roll the steady’s concentration with advantage', () => {
    const steady = played(focused, {
      do: 'change',
      who: 'mira',
      changes: { sheet: { steadyConcentration: true } },
    });
    expect(keeps(answered(steady, 'roll', 2, 19))).toBe(true);
  });

  it('roll death saves, worse when exhausted', () => {
    const dying = (edition: Edition, levels: number): Fight => ({
      ...played(
        table(edition),
        { do: 'exhaustion', who: ['mira'], levels },
        { do: 'harm', struck: [{ who: 'mira', parts: [{ amount: 30 }] }] },
      ),
      due: [{ id: 'd', kind: 'death-save', who: 'mira' }],
    });
    const saves = (fight: Fight | string) =>
      typeof fight === 'string' ? fight : who(fight, 'mira').death;
    expect(saves(answered(dying('2014', 0), 'roll', 11))).toMatchObject({ successes: 1 });
    expect(saves(answered(dying('2014', 3), 'roll', 11, 5))).toMatchObject({ failures: 1 });
    expect(saves(answered(dying('2024', 1), 'roll', 11))).toMatchObject({ failures: 1 });
    expect(saves(answered(dying('2014', 0), 20))).toMatchObject({ state: 'up' });
    expect(answered(dying('2014', 0), 21)).toContain('1 to 20');
  });

  it('bring a recharge back when the die shows enough', () => {
    const uses = [{ key: 'breath', name: 'Breath', most: 1, per: 'fight' as const, recharge: 5 }];
    const spent: Fight = {
      ...played(joined([somebody('dragon', { sheet: { uses } })]), {
        do: 'spend',
        who: 'dragon',
        what: { of: 'use', key: 'breath' },
        by: 1,
      }),
      due: [{ id: 'r', kind: 'recharge', who: 'dragon', key: 'breath', name: 'Breath', needs: 5 }],
    };
    const left = (fight: Fight | string) =>
      typeof fight === 'string' ? fight : [who(fight, 'dragon').usesLeft.breath, fight.due.length];
    expect(left(answered(spent, 'roll', 5))).toEqual([1, 0]);
    expect(left(answered(spent, 'roll', 4))).toEqual([0, 0]);
    expect(left(answered(spent, 6))).toEqual([1, 0]);
    expect(answered(spent, 7)).toContain('six-sided');
  });
});
