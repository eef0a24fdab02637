import { describe, expect, it } from 'vitest';
import type { Edition } from '~/rules/edition';
import { joined, done as played, somebody, who } from '../../../tests/harness/fight-table';
import type { Fight } from '../log/state';

function table(edition: Edition = '2014'): Fight {
  return joined(
    [
      somebody('mira', {
        side: 'party',
        sheet: {
          deathSaves: true,
        },
      }),
      somebody('orc'),
    ],
    edition,
  );
}

const hit = (target: string, amount: number) => ({
  do: 'harm',
  by: 'orc',
  struck: [{ who: target, parts: [{ amount }] }],
});
const heal = (amount: number, more: object = {}) => ({
  do: 'heal',
  by: 'orc',
  healed: [{ who: 'mira', amount }],
  ...more,
});
const roll = (die: number, total?: number) => ({ do: 'death-save', who: 'mira', die, total });
const raise = (by: number, more: object = {}) => ({
  do: 'maximum',
  who: ['mira'],
  change: { id: 'aid', by, name: 'Aid', alsoNow: true, ...more },
});

function mira(fight: Fight): unknown[] {
  const { hitPoints, death } = who(fight, 'mira');
  return [hitPoints, death.state, death.successes, death.failures];
}

describe('hit points that come back (SRD 5.1 and 5.2.1, "Healing")', () => {
  it.each<[string, object[], unknown[]]>([
    ['are added', [hit('mira', 9), heal(4)], [15, 'up', 0, 0]],
    ['never go above the maximum', [hit('mira', 9), heal(40)], [20, 'up', 0, 0]],
    ['wake the dying and forget their saves', [hit('mira', 20), roll(5), heal(3)], [3, 'up', 0, 0]],
    [
      'wake the stable',
      [hit('mira', 20), { do: 'stabilise', who: 'mira' }, heal(1)],
      [1, 'up', 0, 0],
    ],
    ['do not come to the dead', [hit('mira', 40), heal(9)], [0, 'dead', 0, 0]],
    [
      'come to the dead by what revives',
      [hit('mira', 40), heal(1, { revives: true })],
      [1, 'up', 0, 0],
    ],
    [
      'count from below 0 where the table does',
      [{ do: 'set', settings: { belowZero: true } }, hit('mira', 25), heal(4)],
      [-1, 'dying', 0, 0],
    ],
  ])('%s', (_name, deeds, wanted) => {
    expect(mira(played(table(), ...deeds))).toEqual(wanted);
  });

  it('are written down as what was really regained', () => {
    const fight = played(table(), hit('mira', 3), heal(10));
    expect(who(fight, 'mira').tally.received).toBe(3);
    expect(who(fight, 'orc').tally.healed).toBe(3);
  });
});

describe('death saves (SRD 5.1 and 5.2.1, "Death Saving Throws")', () => {
  it.each<[string, object[], unknown[]]>([
    ['10 succeeds', [roll(10)], [0, 'dying', 1, 0]],
    ['9 fails', [roll(9)], [0, 'dying', 0, 1]],
    ['what is added counts', [roll(8, 11)], [0, 'dying', 1, 0]],
    ['what is taken counts', [roll(11, 9)], [0, 'dying', 0, 1]],
    ['1 fails twice, whatever is added', [roll(1, 12)], [0, 'dying', 0, 2]],
    ['20 gives a hit point, whatever is taken', [roll(20, 8)], [1, 'up', 0, 0]],
    [
      'three successes are stable, and forgotten',
      [roll(10), roll(4), roll(15), roll(12)],
      [0, 'stable', 0, 0],
    ],
    ['three failures are death', [roll(2), roll(12), roll(1)], [0, 'dead', 1, 3]],
    ['damage counts among them', [roll(2), roll(3), hit('mira', 1)], [0, 'dead', 0, 3]],
    ['the stable roll none', [{ do: 'stabilise', who: 'mira' }, roll(2)], [0, 'stable', 0, 0]],
  ])('%s', (_name, deeds, wanted) => {
    expect(mira(played(table(), hit('mira', 20), ...deeds))).toEqual(wanted);
  });
});

describe('temporary hit points (SRD 5.1 and 5.2.1, "Temporary Hit Points")', () => {
  const shield = (amount: number, replace = false) => ({
    do: 'shield',
    given: [{ who: 'mira', amount, replace }],
  });
  it.each([
    ['the larger stays', [shield(8), shield(5)], 8],
    ['the larger comes', [shield(5), shield(8)], 8],
    ['the chosen one comes', [shield(8), shield(5, true)], 5],
  ])('%s', (_name, deeds, wanted) => {
    expect(who(played(table(), ...deeds), 'mira').temporary).toBe(wanted);
  });
  it('wakes nobody', () => {
    expect(mira(played(table(), hit('mira', 20), shield(9)))).toEqual([0, 'dying', 0, 0]);
  });
});

describe('a maximum that changes', () => {
  const back = { do: 'maximum-back', who: ['mira'], change: 'aid' };
  it.each<[string, object[], unknown[]]>([
    ['Aid raises hit points too', [raise(5)], [25, 'up', 0, 0]],
    ['one change counts once', [raise(5), raise(5)], [25, 'up', 0, 0]],
    ['and what is above the maximum goes with it', [raise(5), back], [20, 'up', 0, 0]],
    ['Aid wakes who is down', [hit('mira', 20), raise(5)], [5, 'up', 0, 0]],
    ['a drain takes what is above', [raise(-8)], [12, 'up', 0, 0]],
    ['a drain given back gives no hit points', [raise(-8), back], [12, 'up', 0, 0]],
    ['a maximum of 0 is death', [raise(-20)], [0, 'dead', 0, 0]],
  ])('%s', (_name, deeds, wanted) => {
    expect(mira(played(table(), ...deeds))).toEqual(wanted);
  });
});

describe('exhaustion', () => {
  const tire = (levels: number) => ({ do: 'exhaustion', who: ['mira'], levels });
  it.each<[string, Edition, object[], unknown[], number]>([
    ['of the fourth level halves the maximum in 2014', '2014', [tire(4)], [10, 'up', 0, 0], 4],
    ['does not in 2024', '2024', [tire(4)], [20, 'up', 0, 0], 4],
    ['of the sixth is death in 2014', '2014', [tire(3), tire(3)], [0, 'dead', 0, 0], 6],
    ['of the sixth is death in 2024', '2024', [tire(6)], [0, 'dead', 0, 0], 6],
    ['goes to none and no further', '2014', [tire(2), tire(-5)], [20, 'up', 0, 0], 0],
  ])('%s', (_name, edition, deeds, wanted, level) => {
    const fight = played(table(edition), ...deeds);
    expect(mira(fight)).toEqual(wanted);
    expect(who(fight, 'mira').exhaustion).toBe(level);
  });
});
