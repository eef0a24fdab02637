import { describe, expect, it } from 'vitest';
import type { MonsterRecord } from '~/compendium/records/monster-record';
import { CHALLENGE_RATINGS } from '~/rules/challenge';
import { fittedNumbers, quartilesByChallenge } from '../../../../tests/harness/challenge-fit';
import { SRD_MONSTERS, SRD_SPELLS } from '../../../../tests/harness/srd-5-1';
import { SRD_52_MONSTERS, SRD_52_SPELLS } from '../../../../tests/harness/srd-5-2';
import { CLASSIC_NUMBERS } from './classic-numbers';
import { explainChallenge } from './explain';
import { modernExpectation } from './modern-expectations';
import { MODERN_NUMBERS } from './modern-numbers';
import { nudgesOf } from './nudges';
import { rated } from './rate';
import { spellHarmOf } from './spell-harm';

const SPELLS_2014 = spellHarmOf(new Map(SRD_SPELLS.map((spell) => [spell.slug, spell])));
const SPELLS_2024 = spellHarmOf(new Map(SRD_52_SPELLS.map((spell) => [spell.slug, spell])));

const named = (name: string, list: readonly MonsterRecord[] = SRD_MONSTERS) =>
  list.find((one) => one.name === name) as MonsterRecord;

describe('what a creature deals in three rounds', () => {
  const told = (name: string) =>
    explainChallenge(named(name), SPELLS_2014).prowess.rounds.map(({ damage }) => damage);

  it('is its best action each round', () => {
    // A greatclub: 2d8 + 4.
    expect(told('Ogre')).toEqual([13, 13, 13]);
    // Five heads bite for 10 each.
    expect(told('Hydra')).toEqual([50, 50, 50]);
    // A bite of 7 and two claws of 11.
    expect(told('Troll')).toEqual([29, 29, 29]);
  });

  it('counts a breath once, on two targets, and what legendary actions deal besides', () => {
    // 63 on two, then bite 26 and two claws of 15; three tails of 17 each round.
    expect(told('Adult Red Dragon')).toEqual([126 + 51, 56 + 51, 56 + 51]);
  });

  it('counts spells where they are known, and says so where they are not', () => {
    expect(told('Mage')).toEqual([72, 56, 56]);
    const blind = explainChallenge(named('Mage')).prowess;
    expect(blind.rounds.map(({ damage }) => damage)).toEqual([4, 4, 4]);
    expect(blind.uncounted).toContain('Spells');
  });
});

describe('what a creature takes', () => {
  const steps = (name: string) =>
    Object.fromEntries(
      explainChallenge(named(name)).toughness.steps.map(({ label, value }) => [label, value]),
    );

  it('adds what it regains, keeps from harm and shrugs off', () => {
    expect(steps('Ogre')).toEqual({});
    expect(steps('Troll')).toEqual({ Regeneration: 30 });
    expect(steps('Adult Red Dragon')).toEqual({ 'Legendary Resistance': 72, 'Saving Throws': 2 });
    // 45 hit points count 1.75 times: it resists weapons without magic.
    expect(steps('Wight')).toMatchObject({ Resistances: 34 });
  });
});

describe('the rating', () => {
  it('is the mean of both halves, each moved a step by two points', () => {
    const plain = { ...CLASSIC_NUMBERS[10] };
    const { hitPoints = 0, armorClass = 0, attackBonus = 0, damage = 0 } = plain;
    const exact = { hitPoints, armorClass, damage, by: 'attack' as const, bonus: attackBonus };
    expect(rated(exact).cr).toBe(7);
    expect(rated({ ...exact, armorClass: armorClass + 2 }).defence.cr).toBe(8);
    expect(rated({ ...exact, armorClass: armorClass + 1 }).defence.cr).toBe(7);
    expect(rated({ ...exact, bonus: attackBonus - 4 }).offence.cr).toBe(5);
    expect(rated({ ...exact, armorClass: armorClass + 4, bonus: attackBonus + 4 }).cr).toBe(9);
  });

  it('never falls when one of its numbers grows', () => {
    const start = { hitPoints: 1, armorClass: 8, damage: 0, by: 'attack' as const, bonus: 0 };
    const most = { hitPoints: 1200, armorClass: 35, damage: 320, bonus: 25 };
    for (const base of [start, { ...start, ...most }, { ...start, hitPoints: 150, damage: 40 }]) {
      for (const [of, end] of Object.entries(most)) {
        let before = -1;
        for (let value = 0; value <= end; value += 1) {
          const { cr } = rated({ ...base, [of]: value });
          expect(cr, `${of} ${value}`).toBeGreaterThanOrEqual(before);
          before = cr;
        }
      }
    }
  });

  it('tells the least change that moves it, and that change does', () => {
    for (const record of SRD_MONSTERS.filter((_, at) => at % 10 === 0)) {
      const { measured, cr } = explainChallenge(record, SPELLS_2014);
      for (const { of, by, cr: moved } of nudgesOf({ measured, cr })) {
        const less = by - Math.sign(by);
        expect(rated({ ...measured, [of]: measured[of] + by }).cr, record.name).toBe(moved);
        expect(rated({ ...measured, [of]: measured[of] + less }).cr, record.name).toBe(cr);
        expect(Math.sign(moved - cr)).toBe(Math.sign(by));
      }
    }
  });

  it('is within a step of the printed one for three in four of both books, and within two for nine in ten', () => {
    for (const [list, spells] of [
      [SRD_MONSTERS, SPELLS_2014],
      [SRD_52_MONSTERS, SPELLS_2024],
    ] as const) {
      const off = list.map((record) => {
        const place = (cr: number) => CHALLENGE_RATINGS.indexOf(cr);
        return Math.abs(place(explainChallenge(record, spells).cr) - place(record.cr));
      });
      expect(off.filter((by) => by <= 1).length / off.length).toBeGreaterThan(0.75);
      expect(off.filter((by) => by <= 2).length / off.length).toBeGreaterThan(0.9);
    }
  });
});

describe('the numbers', () => {
  it('are those of the creatures of SRD 5.1, fitted anew', () => {
    const rows = CLASSIC_NUMBERS.map((one) => Object.values(one));
    expect(rows).toEqual(fittedNumbers(SRD_MONSTERS, SPELLS_2014));
  });

  it('never fall from one rating to the next', () => {
    for (const [at, one] of CLASSIC_NUMBERS.entries()) {
      const before = CLASSIC_NUMBERS[at - 1];
      if (before === undefined) continue;
      expect(one.hitPoints).toBeGreaterThan(before.hitPoints);
      expect(one.damage).toBeGreaterThan(before.damage);
      for (const of of ['armorClass', 'attackBonus', 'saveDc'] as const) {
        expect(one[of]).toBeGreaterThanOrEqual(before[of]);
      }
    }
  });

  it('of 2024 are counted from SRD 5.2, and missing where it has no creature', () => {
    expect(MODERN_NUMBERS).toEqual(quartilesByChallenge(SRD_52_MONSTERS, SPELLS_2024));
    expect(modernExpectation(5)).toMatchObject({ creatures: 25, hitPoints: { middle: 110 } });
    expect(modernExpectation(25)).toBeNull();
  });
});
