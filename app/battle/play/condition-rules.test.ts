import { describe, expect, test } from 'vitest';
import type { Condition } from '~/rules/conditions';
import { blow, lays, madeCombatant } from '../../../tests/harness/made-combatant';
import { battle, hits, QUICK, shareWith, target } from '../../../tests/harness/played-battle';
import { createBattle } from '../create-battle';
import { USUAL_OPTIONS } from '../sheet/battle';
import { USUAL_TACTICS } from '../sheet/tactics';

describe('conditions, as they change attack rolls against their bearer', () => {
  test.each<[Condition, number]>([
    ['blinded', 0.75],
    ['paralyzed', 0.75],
    ['petrified', 0.75],
    ['restrained', 0.75],
    ['stunned', 0.75],
    ['unconscious', 0.75],
    ['poisoned', 0.5],
    ['frightened', 0.5],
    ['deafened', 0.5],
    ['invisible', 0.25],
  ])('%s', (condition, share) => {
    expect(shareWith(condition)).toBeCloseTo(share, 1);
  });

  test.each<[Condition, number]>([
    ['blinded', 0.25],
    ['poisoned', 0.25],
    ['frightened', 0.25],
    ['restrained', 0.25],
    ['invisible', 0.75],
    ['deafened', 0.5],
  ])('%s, for its bearer’s own', (condition, share) => {
    const attacker = target({ deeds: [blow(0, 4)] });
    const hexer = madeCombatant('Hex', {
      ...QUICK,
      ac: 11,
      hitPoints: { average: 400, count: 0, sides: 1, bonus: 0 },
      deeds: [lays({ name: condition, conditions: [condition] })],
    });
    const played = battle(hexer, attacker, { options: { lines: false } });
    played.play(300);
    const count = played.tally().deeds.find(({ deed }) => deed === 'Blow');
    expect((count?.landed ?? 0) / (count?.tries ?? 1)).toBeCloseTo(share, 1);
  });

  test('whoever is helpless does nothing, and hits on the paralyzed from near are critical', () => {
    const dice = blow(0, 0, {
      hit: { damage: [{ count: 1, sides: 1, bonus: 0, type: 'slashing' }] },
    });
    const attacker = madeCombatant('Ash', {
      ...QUICK,
      deeds: [dice, lays({ name: 'hold', conditions: ['paralyzed'] })],
    });
    const played = battle(
      attacker,
      target({ hitPoints: { average: 60, count: 0, sides: 1, bonus: 0 }, deeds: [blow(30, 50)] }),
      { options: { lines: false } },
    );
    played.play(100);
    const tally = played.tally();
    expect(tally.deeds.some(({ side }) => side === 1)).toBe(false);
    const blows = tally.deeds.find(({ deed }) => deed === 'Blow');
    expect((blows?.damage ?? 0) / (blows?.landed ?? 1)).toBeCloseTo(2, 5);
  });

  test('who is immune to a condition is not touched by it', () => {
    const attacker = madeCombatant('Ash', {
      ...QUICK,
      deeds: [blow(0, 4), lays({ name: 'hold', conditions: ['paralyzed'] })],
    });
    expect(
      hits(attacker, target({ conditionImmune: ['paralyzed'] }), { options: { lines: false } }),
    ).toBeCloseTo(0.5, 1);
  });

  test('the grappled of 2024 strike badly at others than their grappler; in 2014 they do not', () => {
    const share = (edition: '2014' | '2024') => {
      const held = target({ deeds: [blow(0, 4)] });
      const played = createBattle(
        {
          edition,
          sides: [
            [
              {
                combatant: madeCombatant('Decoy', {
                  ac: 11,
                  hitPoints: { average: 300, count: 0, sides: 1, bonus: 0 },
                }),
                count: 1,
              },
              {
                combatant: madeCombatant('Grappler', {
                  ...QUICK,
                  ac: 11,
                  hitPoints: { average: 900, count: 0, sides: 1, bonus: 0 },
                  deeds: [lays({ name: 'grip', conditions: ['grappled'] })],
                }),
                count: 1,
              },
            ],
            [{ combatant: held, count: 1 }],
          ],
          tactics: [USUAL_TACTICS, USUAL_TACTICS],
          options: { ...USUAL_OPTIONS, lines: false },
        },
        'grip',
      );
      played.play(60);
      const count = played.tally().deeds.find(({ deed }) => deed === 'Blow');
      return (count?.landed ?? 0) / (count?.tries ?? 1);
    };
    expect(share('2014')).toBeCloseTo(0.5, 1);
    expect(share('2024')).toBeLessThan(0.4);
  });
});

test('the prone stand up in their turn, and are struck well by hand and badly from afar before', () => {
  const prone = lays({ name: 'trip', conditions: ['prone'], ends: {} });
  const near = madeCombatant('Ash', { ...QUICK, deeds: [blow(0, 4), prone] });
  const far = madeCombatant('Ash', { ...QUICK, deeds: [blow(0, 4, { reach: 'ranged' }), prone] });
  expect(hits(near, target(), { options: { lines: false } })).toBeCloseTo(0.75, 1);
  expect(hits(far, target(), { options: { lines: false } })).toBeCloseTo(0.25, 1);
});

test('only one spell is held by concentration, and damage can end it', () => {
  const bless = (name: string) => ({
    key: name,
    name,
    time: 'bonus-action' as const,
    costs: [],
    concentration: true,
    steps: [
      {
        does: 'mark' as const,
        name,
        aim: { who: 'self' as const, count: 1 },
        mark: {
          name,
          conditions: [],
          modifiers: [{ what: 'ac' as const, plus: 5 }],
          ends: { concentration: true },
        },
      },
    ],
  });
  const caster = madeCombatant('Mage', {
    ...QUICK,
    saves: { ...madeCombatant('x').saves, con: 3 },
    deeds: [bless('One'), bless('Two'), blow(0, 1)],
  });
  const told = battle(caster, target({ deeds: [blow(8, 22)] }))
    .tell(1)
    .map(({ text }) => text);
  const on = told.filter((text) => /is under (One|Two)/.test(text)).length;
  const off = told.filter((text) => /(One|Two) on Mage is over/.test(text)).length;
  expect(on - off).toBeLessThanOrEqual(1);
  expect(told.some((text) => text.includes('loses concentration'))).toBe(true);
  // The DC is half the damage: 22 damage gives DC 11, not the minimum 10.
  expect(told.some((text) => /Constitution save against DC 11/.test(text))).toBe(true);
});
