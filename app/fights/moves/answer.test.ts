import { describe, expect, it } from 'vitest';
import type { Edition } from '~/rules/edition';
import { eventOf, joined, done as played, somebody, who } from '../../../tests/harness/fight-table';
import { planTable, showing } from '../../../tests/harness/plan-table';
import { foldEvent } from '../fold/fold-event';
import type { Fight } from '../log/state';
import { answerDue, resistancesFor } from './answer';

describe('answers to what is due', () => {
  const focused = played(
    planTable(),
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
        planTable(edition),
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

describe('a save that ends something', () => {
  const held = (edition: Edition = '2014', ends: object = {}) =>
    played(planTable(edition), {
      do: 'lasting',
      who: ['lich', 'rakshasa'],
      lasting: {
        id: 'hold',
        name: 'Hold',
        conditions: ['charmed'],
        ends: { save: { ability: 'wis', dc: 15, when: 'damage', against: ['spells'], ...ends } },
      },
    });
  const asked = (who: string, ends: object = {}) =>
    played(held('2014', ends), { do: 'harm', struck: [{ who, parts: [{ amount: 1 }] }] });
  const answeredBy = (
    fight: Fight,
    answer: Parameters<typeof answerDue>[2],
    ...faces: number[]
  ) => {
    const [due] = fight.due;
    if (!due) throw new Error('nothing is due');
    const deeds = answerDue(fight, due, answer, showing(...faces));
    if ('problem' in deeds) throw new Error(deeds.problem);
    return { deeds, fight: foldEvent(fight, eventOf(deeds)) };
  };

  it('is rolled with what its bearer has, and ends it or not', () => {
    const noneLeft = { of: 'legendary-resistance' };
    const bare = { do: 'spend', who: 'lich', what: noneLeft, by: 1 };
    const failed = answeredBy(played(asked('lich'), bare), 'roll', 14);
    expect(failed.deeds).toMatchObject([
      { do: 'saved', who: 'lich', lasting: 'hold', save: { ability: 'wis', dc: 15, dice: [14] } },
    ]);
    expect(who(failed.fight, 'lich').lasting).toHaveLength(1);
    expect(failed.fight.due).toEqual([]);
    expect(who(answeredBy(asked('lich'), 'roll', 15).fight, 'lich').lasting).toEqual([]);
  });

  it('is rolled with advantage by who resists what it is against, or by what it says itself', () => {
    expect(answeredBy(asked('rakshasa'), 'roll', 3, 18).deeds).toMatchObject([
      { save: { dice: [3, 18], succeeded: true } },
    ]);
    const fitted = { against: [], advantage: true };
    expect(answeredBy(asked('lich', fitted), 'roll', 3, 18).deeds).toMatchObject([
      { save: { dice: [3, 18] } },
    ]);
    const plain = answeredBy(asked('rakshasa', { against: [] }), 'roll', 3, 18);
    expect(plain.deeds).toMatchObject([{ save: { dice: [3] } }]);
  });

  it('is against the conditions that it would end (SRD 5.1 "Fey Ancestry" and its like)', () => {
    const brave = {
      do: 'change',
      who: 'lich',
      changes: { sheet: { saveAdvantages: ['charmed'] } },
    };
    expect(answeredBy(played(asked('lich'), brave), 'roll', 3, 18).deeds).toMatchObject([
      { save: { dice: [3, 18] } },
    ]);
  });

  it('is made by one legendary resistance while there is one (SRD 5.1 and 5.2.1, "Legendary Resistance")', () => {
    const fight = asked('lich');
    const [due] = fight.due;
    if (!due) throw new Error('nothing is due');
    expect(resistancesFor(fight, due)).toEqual({ left: 1, most: 1 });
    const after = answeredBy(fight, 'legendary-resistance').fight;
    expect(who(after, 'lich')).toMatchObject({ legendaryResistancesLeft: 0, lasting: [] });
    expect(after.due).toEqual([]);
    const again = played(asked('lich'), {
      do: 'spend',
      who: 'lich',
      what: { of: 'legendary-resistance' },
      by: 1,
    });
    expect(resistancesFor(again, due)).toBeNull();
    expect(answerDue(again, due, 'legendary-resistance', showing())).toEqual({
      problem: 'lich has no legendary resistance left.',
    });
  });

  it('is not asked of who is gone', () => {
    const fight = asked('lich');
    const [due] = fight.due;
    if (!due) throw new Error('nothing is due');
    for (const one of [
      { ...due, who: 'nobody' },
      { ...due, who: null },
    ]) {
      expect(answerDue(fight, one, 'roll', showing())).toHaveProperty('problem');
      expect(resistancesFor(fight, one)).toBeNull();
    }
  });
});

describe('what a legendary resistance is offered for', () => {
  it('is a save and concentration, and nothing else that is due', () => {
    const fight = planTable();
    const of = (kind: string) => ({ id: 'x', who: 'lich', kind }) as never;
    expect(['save', 'concentration'].map((kind) => resistancesFor(fight, of(kind)))).toEqual([
      { left: 1, most: 1 },
      { left: 1, most: 1 },
    ]);
    const others = ['death-save', 'recharge', 'reminder', 'aura', 'ongoing', 'lair', 'reroll'];
    expect(others.map((kind) => resistancesFor(fight, of(kind)))).toEqual(others.map(() => null));
  });

  it('keeps concentration in one press', () => {
    const focused = played(
      planTable(),
      { do: 'concentrates', who: 'lich', on: 'Cloudkill' },
      { do: 'harm', struck: [{ who: 'lich', parts: [{ amount: 4 }] }] },
    );
    const [due] = focused.due;
    if (!due) throw new Error('nothing is due');
    const deeds = answerDue(focused, due, 'legendary-resistance', showing());
    if ('problem' in deeds) throw new Error(deeds.problem);
    expect(who(foldEvent(focused, eventOf(deeds)), 'lich')).toMatchObject({
      concentration: { on: 'Cloudkill' },
      legendaryResistancesLeft: 0,
    });
  });

  it('is no death save and no recharge', () => {
    const fight = planTable();
    const of = (kind: string) => ({ id: 'x', who: 'mira', kind, needs: 5, key: 'b' }) as never;
    for (const kind of ['death-save', 'recharge']) {
      expect(answerDue(fight, of(kind), 'legendary-resistance', showing())).toHaveProperty(
        'problem',
      );
    }
  });

  it('lets everything else be put away', () => {
    const due = { id: 'r', who: null, kind: 'reminder', text: 'x' } as const;
    expect(answerDue(planTable(), due, 'roll', showing())).toEqual([{ do: 'dismiss', due: 'r' }]);
  });
});
