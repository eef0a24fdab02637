import { expect, test } from 'vitest';
import { effect } from '~/compendium/records/effects';
import { AREA_TARGETS, harmOf, NO_HARM } from './harm';

const damage = (average: number, more: object = {}) => ({
  kind: 'damage',
  damage: [{ average, type: 'fire' }],
  ...more,
});
const harm = (...effects: object[]) => harmOf(effects.map((one) => effect.parse(one)));

test('what a creature may do one or the other of counts by the worst of it', () => {
  const ways = [{ effects: [damage(7)] }, { effects: [damage(12)] }, { effects: [] }];
  expect(harm({ kind: 'instead', of: ways })).toMatchObject({ damage: 12 });
  const named = ways.map((one, at) => ({ ...one, name: `Way ${at + 1}` }));
  expect(harm({ kind: 'choice', of: named })).toMatchObject({ damage: 12 });
});

test('a check that fails hurts as a save would, and nobody rolls to hit by it', () => {
  const check = { kind: 'check', abilities: ['str'], dc: 15, fail: [damage(9)] };
  expect(harm(check)).toEqual({ damage: 9, targets: 1, toHit: null, dc: null });
});

test('an area catches two, each of whom is hurt', () => {
  const area = { shape: 'cone', feet: 30 };
  const save = { kind: 'save', ability: 'dex', dc: 13, area, fail: [damage(10)], success: 'half' };
  expect(harm(save)).toEqual({ damage: 10 * AREA_TARGETS, targets: 2, toHit: null, dc: 13 });
});

test('an attack hits with the greater of its ways, and the larger harm says how', () => {
  const bite = {
    kind: 'attack',
    attack: 'melee-weapon',
    toHit: 5,
    hit: [damage(6)],
    variants: [{ needs: [{ if: 'two-handed' }], damage: [{ average: 8, type: 'slashing' }] }],
  };
  expect(harm(bite)).toEqual({ damage: 8, targets: 1, toHit: 5, dc: null });
  const poison = { kind: 'save', ability: 'con', dc: 11, fail: [damage(20)] };
  expect(harm(bite, poison)).toEqual({ damage: 28, targets: 1, toHit: null, dc: 11 });
});

test('what it does to itself, and what asks for more than a hit, is no harm', () => {
  expect(harm(damage(9, { to: 'self' }))).toEqual(NO_HARM);
  expect(harm(damage(9, { needs: [{ if: 'critical-hit' }] }))).toEqual(NO_HARM);
});
