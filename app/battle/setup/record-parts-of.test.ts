import { expect, test } from 'vitest';
import { SRD_MONSTERS } from '../../../tests/harness/srd-5-1';
import { playedOut } from '../../../tests/harness/written-battle';
import { battleOf } from './battle-of';
import { readSetup } from './read-setup';

const blade = { name: 'Blade', toHit: 5, dice: '1d8', bonus: 3, type: 'slashing' };
const guard = (name: string, more = {}) => ({
  name,
  ac: 15,
  hp: 22,
  dexMod: 1,
  attacks: [blade],
  ...more,
});
const NOBODY = { record: () => null, build: () => null };

test('parts of a record count as those that a file has words of its own for', () => {
  const wins = (more: object) => playedOut(3000, [guard('Ash')], [guard('Oak', more)]).wins;
  const resists = [{ types: ['slashing'], qualifier: null, text: 'slashing' }];
  expect(wins({ defences: { resist: resists } })).toEqual(
    wins({ resist: [{ types: ['slashing'] }] }),
  );
  const mending = [
    { name: 'Mending', effects: [{ kind: 'regenerate', hitPoints: 4, stoppedBy: ['fire'] }] },
  ];
  expect(wins({ traits: mending })).toEqual(
    wins({ regeneration: { hitPoints: 4, stoppedBy: ['fire'] } }),
  );
  expect(wins({ attacks: [{ ...blade, advantage: true }] })).toEqual(
    wins({ attacks: [{ ...blade, roll: 'advantage' }] }),
  );
});

test('an action of a record is done when it is worth more, and comes back on its die', () => {
  const breath = {
    name: 'Fire Breath',
    recharge: { min: 5 },
    effects: [
      {
        kind: 'save',
        ability: 'dex',
        dc: 15,
        success: 'half',
        fail: [{ kind: 'damage', damage: [{ dice: { count: 6, sides: 6 }, type: 'fire' }] }],
      },
    ],
  };
  const byRecord = playedOut(
    3000,
    [guard('Ash', { actions: [breath] })],
    [guard('Oak', { hp: 60 })],
  );
  const power = {
    name: 'Fire Breath',
    ability: 'dex',
    dc: 15,
    dice: '6d6',
    type: 'fire',
    half: true,
    recharge: 5,
  };
  const byPower = playedOut(3000, [guard('Ash', { powers: [power] })], [guard('Oak', { hp: 60 })]);
  expect(byRecord.wins).toEqual(byPower.wins);
});

test('whole records may be put in, all of them', () => {
  for (const record of SRD_MONSTERS) {
    const reading = readSetup({ sides: [[{ ...record, count: 2 }], [guard('Oak')]] });
    if (!reading.ok) throw new Error(`${record.slug}: ${reading.problem}`);
    const made = battleOf(reading.setup, NOBODY);
    expect([record.slug, made.ok]).toEqual([record.slug, true]);
    if (!made.ok) continue;
    const placed = made.battle.sides[0][0];
    expect(placed).toMatchObject({ count: 2, combatant: { ac: record.ac.value } });
    expect(placed?.combatant.hitPoints.average).toBe(record.hp.average);
  }
});

test('a part that does not fit is named', () => {
  const reading = readSetup({
    sides: [
      [guard('Ash', { actions: [{ name: 'Odd', effects: [{ kind: 'nothing' }] }] })],
      [guard('Oak')],
    ],
  });
  if (!reading.ok) throw new Error(reading.problem);
  expect(battleOf(reading.setup, NOBODY)).toMatchObject({
    ok: false,
    problem: expect.stringContaining('Ash: '),
  });
});
