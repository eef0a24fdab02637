import { describe, expect, it } from 'vitest';
import { done, eventOf, who } from '../../../tests/harness/fight-table';
import { planTable, showing } from '../../../tests/harness/plan-table';
import { createLedger } from '../fold/ledger';
import type { Fight } from '../log/state';
import { tellLog } from '../telling/tell-log';
import { type Answer, answerDue } from './answer';

const HELD = done(
  planTable(),
  { do: 'concentrates', who: 'lich', on: 'Cloudkill' },
  {
    do: 'lasting',
    who: ['lich'],
    lasting: {
      id: 'hold',
      name: 'Hold',
      conditions: ['charmed'],
      ends: { save: { ability: 'wis', dc: 15, when: 'damage' } },
    },
  },
  { do: 'harm', struck: [{ who: 'lich', parts: [{ amount: 4 }] }] },
);

/** Two saves are pending: for concentration, and against the effect that holds the creature. */
function table(fight: Fight = HELD) {
  const ledger = createLedger(fight);
  const answer = (kind: 'save' | 'concentration', how: Answer, ...faces: number[]) => {
    const due = ledger.fight().due.find((one) => one.kind === kind);
    if (!due) throw new Error('nothing is due');
    const deeds = answerDue(ledger.fight(), due, how, showing(...faces));
    if ('problem' in deeds) return deeds.problem;
    ledger.append(eventOf(deeds));
    return tellLog(fight, ledger.events()).map(({ text }) => text);
  };
  const undo = () => ledger.append(eventOf([{ do: 'undo', event: ledger.undoable('gm') }]));
  const lich = () => who(ledger.fight(), 'lich');
  return { answer, undo, lich, due: () => ledger.fight().due };
}

describe('a legendary resistance is chosen after the save has failed (SRD 5.1 and 5.2.1, "Legendary Resistance")', () => {
  it('for concentration, which stands until then; in one press with one undo', () => {
    const { answer, undo, lich, due } = table();
    expect(answer('concentration', 'roll', 9)).toEqual([
      'lich fails a Constitution save (9 against DC 10) to keep concentration.',
    ]);
    expect(lich().concentration?.on).toBe('Cloudkill');
    expect(due()[0]).toMatchObject({ kind: 'concentration', failed: { dice: [9], total: 9 } });
    expect(answer('concentration', 'legendary-resistance')).toContain(
      'lich succeeds on a Constitution save (9 against DC 10) by legendary resistance to keep concentration.',
    );
    expect(lich()).toMatchObject({
      legendaryResistancesLeft: 0,
      concentration: { on: 'Cloudkill' },
    });
    expect(due().map(({ kind }) => kind)).toEqual(['save']);
    undo();
    expect(lich().legendaryResistancesLeft).toBe(1);
    expect(due()[0]).toMatchObject({ kind: 'concentration', failed: { total: 9 } });
    undo();
    expect(due()[0]).not.toHaveProperty('failed');
  });

  it('for what a save ends', () => {
    const { answer, lich, due } = table();
    answer('save', 'roll', 3);
    expect(lich().lasting).toHaveLength(1);
    expect(due().map(({ kind }) => kind)).toEqual(['concentration', 'save']);
    const said = answer('save', 'legendary-resistance');
    expect(said).toContain(
      'lich succeeds on a Wisdom save (3 against DC 15) by legendary resistance against Charmed (Hold).',
    );
    expect(lich()).toMatchObject({ lasting: [], legendaryResistancesLeft: 0 });
  });

  it('or the failure is let stand, and brings then what it brings', () => {
    const { answer, lich, due } = table();
    answer('concentration', 'failure');
    const said = answer('concentration', 'failure');
    expect(said).toContain('lich lets the failed Constitution save stand.');
    expect(said).toContain('lich no longer concentrates on Cloudkill.');
    expect(lich()).toMatchObject({ concentration: null, legendaryResistancesLeft: 1 });
    answer('save', 'failure');
    answer('save', 'failure');
    expect(due()).toEqual([]);
    expect(lich().lasting).toHaveLength(1);
  });

  it('and is not rolled a second time', () => {
    const { answer } = table();
    answer('save', 'roll', 3);
    expect(answer('save', 'roll', 20)).toMatch(/was rolled, and failed/);
    expect(answer('save', 20)).toMatch(/was rolled, and failed/);
    expect(answer('save', 'success')).toContain(
      'lich succeeds on a Wisdom save (DC 15) against Charmed (Hold).',
    );
  });

  it('while there is one: who has none left has failed at once', () => {
    const spent = { do: 'spend', who: 'lich', what: { of: 'legendary-resistance' }, by: 1 };
    const { answer, lich } = table(done(HELD, spent));
    answer('concentration', 'roll', 9);
    expect(lich().concentration).toBeNull();
  });
});
