import { describe, expect, it } from 'vitest';
import { EDITIONS } from '~/rules/edition';
import { played, sampleFacts, tried } from '../../../tests/harness/character-play';
import { hitPointsNow } from './standing';

const night = { does: 'long-rest', fed: true, dawn: true } as const;
const hour = { does: 'short-rest', dice: [] as [8, number][] } as const;

const WORN = {
  hitPoints: 5,
  temporary: 6,
  exhaustion: 2,
  pactSpent: 1,
  concentration: 'Bless',
  slotsSpent: [4, 1],
  spent: { 'channel-divinity': 2, 'second-wind': 1, lore: 1, wand: 3 },
  counters: { arrows: 4, luck: 0 },
  hitDiceSpent: { '8': 4, '10': 1 },
};

describe.each(EDITIONS)('a short rest by the rules of %s (Short Rest)', (edition) => {
  const facts = sampleFacts(edition);

  it('brings back pact slots and what it says, and nothing of a long rest', () => {
    const rested = played(facts, WORN, hour);
    expect(rested.pactSpent).toBe(0);
    expect(rested.spent).toEqual({ 'channel-divinity': 1, lore: 1, wand: 3 });
    expect(rested.slotsSpent.slice(0, 2)).toEqual([4, 1]);
    expect(rested).toMatchObject({ hitPoints: 5, exhaustion: 2, counters: { luck: 0 } });
  });

  it('heals by each hit die spent, its roll and Constitution', () => {
    const rested = played(
      facts,
      { hitPoints: 5 },
      {
        ...hour,
        dice: [
          [8, 3],
          [8, 8],
        ],
      },
    );
    expect(rested).toMatchObject({ hitPoints: 5 + 5 + 10, hitDiceSpent: { '8': 2 } });
  });

  it('spends no die that is not there and none that shows what it has not', () => {
    const dice: [8, number][] = [[8, 3]];
    expect(tried(facts, { hitDiceSpent: { '8': 4 } }, { ...hour, dice }).ok).toBe(false);
    expect(tried(facts, {}, { does: 'hit-die', sides: 8, roll: 9 }).ok).toBe(false);
    expect(tried(facts, {}, { does: 'hit-die', sides: 6, roll: 3 }).ok).toBe(false);
  });

  it('is nothing for the dying and the dead', () => {
    expect(tried(facts, { hitPoints: 0 }, hour).ok).toBe(false);
    expect(tried(facts, { hitPoints: 0, deathFailures: 3 }, hour).ok).toBe(false);
  });
});

it('a hit die heals at least 0 by the rules of 2014 and at least 1 by those of 2024 (Short Rest)', () => {
  const frail = { constitution: -3 };
  const die = { does: 'hit-die', sides: 8, roll: 1 } as const;
  const healed = (edition: '2014' | '2024') =>
    played({ ...sampleFacts(edition), ...frail }, { hitPoints: 5 }, die).hitPoints;
  expect(healed('2014')).toBe(5);
  expect(healed('2024')).toBe(6);
});

it('a stable one rests an hour by the rules of 2014; those of 2024 ask for a hit point', () => {
  const stable = { hitPoints: 0, deathSuccesses: 3 };
  expect(played(sampleFacts('2014'), stable, { ...hour, dice: [[8, 3]] }).hitPoints).toBe(5);
  expect(tried(sampleFacts('2024'), stable, hour).ok).toBe(false);
});

describe.each(EDITIONS)('a long rest by the rules of %s (Long Rest)', (edition) => {
  const facts = sampleFacts(edition);

  it('brings back hit points, slots and uses, and takes temporary ones and a level of exhaustion', () => {
    const rested = played(facts, WORN, night);
    expect(rested).toMatchObject({
      hitPoints: null,
      temporary: 0,
      exhaustion: 1,
      pactSpent: 0,
      concentration: '',
      slotsSpent: [],
      spent: {},
      counters: { arrows: 4, luck: 3 },
    });
  });

  it('leaves what comes at dawn when there was none', () => {
    expect(played(facts, WORN, { ...night, dawn: false }).spent).toEqual({ wand: 3 });
    expect(played(facts, WORN, { does: 'dawn' }).spent).not.toHaveProperty('wand');
  });

  it('needs a hit point to begin', () => {
    expect(tried(facts, { hitPoints: 0, deathSuccesses: 3 }, night).ok).toBe(false);
    expect(tried(facts, { hitPoints: 0 }, night).ok).toBe(false);
  });
});

it('brings back half of all hit dice by the rules of 2014, the largest first, and all by those of 2024', () => {
  expect(played(sampleFacts('2014'), WORN, night).hitDiceSpent).toEqual({ '8': 2 });
  expect(played(sampleFacts('2024'), WORN, night).hitDiceSpent).toEqual({});
  const first = { ...sampleFacts('2014'), hitDice: [{ sides: 8, count: 1 }] };
  expect(played(first, { hitDiceSpent: { '8': 1 } }, night).hitDiceSpent).toEqual({});
});

it('leaves exhaustion without food and drink by the rules of 2014 alone', () => {
  const hungry = { ...night, fed: false };
  expect(played(sampleFacts('2014'), WORN, hungry).exhaustion).toBe(2);
  expect(played(sampleFacts('2024'), WORN, hungry).exhaustion).toBe(1);
});

it('restores the whole maximum where the last night’s exhaustion halved it', () => {
  const rested = played(sampleFacts('2014'), { exhaustion: 4, hitPoints: 7 }, night);
  expect(hitPointsNow(sampleFacts('2014'), rested)).toBe(40);
});

it('a long rest inspires whom a feature inspires by it, once', () => {
  const facts = { ...sampleFacts('2024'), inspiredByRest: true };
  expect(played(facts, { inspiration: 0 }, night).inspiration).toBe(1);
  expect(played(facts, { inspiration: 1 }, night).inspiration).toBe(1);
  expect(played(sampleFacts('2024'), { inspiration: 0 }, night).inspiration).toBe(0);
});
