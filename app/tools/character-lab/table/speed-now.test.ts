import { expect, test } from 'vitest';
import type { Sheet } from '~/characters/sheet/sheet';
import type { Condition } from '~/rules/conditions';
import { speedsNow } from './speed-now';

function told(key: string, value: number, byHand = false) {
  return { key, value, rule: 30, byHand, parts: [{ label: 'Human', plus: 30 }] };
}

const SPEEDS: Sheet['speeds'] = { walk: told('speed.walk', 30), climb: told('speed.climb', 25) };

function feet(edition: '2014' | '2024', exhaustion: number, ...conditions: Condition[]) {
  const { speeds } = speedsNow(edition, { exhaustion, conditions }, SPEEDS);
  return [speeds.walk?.value, speeds.climb?.value];
}

test('in SRD 5.1 two levels of exhaustion halve every speed and five stop one (Exhaustion)', () => {
  expect(feet('2014', 1)).toEqual([30, 25]);
  expect(feet('2014', 2)).toEqual([15, 12]);
  expect(feet('2014', 4)).toEqual([15, 12]);
  expect(feet('2014', 5)).toEqual([0, 0]);
});

test('in SRD 5.2.1 each level of exhaustion takes 5 feet (Exhaustion [Condition])', () => {
  expect(feet('2024', 1)).toEqual([25, 20]);
  expect(feet('2024', 5)).toEqual([5, 0]);
});

test('some conditions stop one, and stunned does in SRD 5.1 alone (Conditions)', () => {
  const stops = (edition: '2014' | '2024') =>
    (
      [
        'grappled',
        'restrained',
        'paralyzed',
        'petrified',
        'stunned',
        'unconscious',
        'prone',
        'incapacitated',
        'poisoned',
        'frightened',
      ] as Condition[]
    ).filter((one) => feet(edition, 0, one)[0] === 0);
  const both = ['grappled', 'restrained', 'paralyzed', 'petrified'];
  expect(stops('2014')).toEqual([...both, 'stunned', 'unconscious']);
  expect(stops('2024')).toEqual([...both, 'unconscious']);
});

test('it is told what did it, also of a speed that was set by hand', () => {
  const state = { exhaustion: 2, conditions: ['grappled' as const] };
  const { speeds, why } = speedsNow('2014', state, SPEEDS);
  expect(why).toBe('exhaustion 2, grappled');
  expect(speeds.walk).toMatchObject({
    value: 0,
    rule: 30,
    parts: [
      { label: 'Human', plus: 30 },
      { label: 'Exhaustion 2', plus: -15 },
      { label: 'Grappled', plus: -15 },
    ],
  });
  const byHand = { walk: told('speed.walk', 40, true) };
  expect(speedsNow('2024', { exhaustion: 1, conditions: [] }, byHand).speeds.walk?.parts).toEqual([
    { label: 'Set by hand', plus: 40 },
    { label: 'Exhaustion 1', plus: -5 },
  ]);
  expect(speedsNow('2024', { exhaustion: 0, conditions: ['prone'] }, SPEEDS)).toEqual({
    speeds: SPEEDS,
    why: '',
  });
});
