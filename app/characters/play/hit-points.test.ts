import { describe, expect, it } from 'vitest';
import { EDITIONS } from '~/rules/edition';
import { played, playOf, sampleFacts, tried } from '../../../tests/harness/character-play';
import { hitPointsNow, standingOf } from './standing';

const hit = (amount: number, critical = false) =>
  ({ does: 'damage', amount, type: null, critical }) as const;

describe.each(EDITIONS)('hit points by the rules of %s', (edition) => {
  const facts = sampleFacts(edition);

  it('lose what damage leaves after temporary hit points (Temporary Hit Points)', () => {
    expect(played(facts, { temporary: 5 }, hit(8))).toMatchObject({ temporary: 0, hitPoints: 37 });
    expect(played(facts, { temporary: 5 }, hit(3))).toMatchObject({
      temporary: 2,
      hitPoints: null,
    });
  });

  it('stop at 0, where one is dying (Falling Unconscious)', () => {
    const down = played(facts, { hitPoints: 12 }, hit(51));
    expect(down).toMatchObject({ hitPoints: 0, deathFailures: 0 });
    expect(standingOf(facts, down)).toBe('dying');
  });

  it('left over as much as the maximum are death at once (Instant Death)', () => {
    expect(standingOf(facts, played(facts, { hitPoints: 12 }, hit(52)))).toBe('dead');
  });

  it('at 0 make of damage a failed death save, of a critical hit two, of the maximum death', () => {
    const down = { hitPoints: 0, deathSuccesses: 2 };
    expect(played(facts, down, hit(1))).toMatchObject({ deathFailures: 1, deathSuccesses: 2 });
    expect(played(facts, down, hit(1, true)).deathFailures).toBe(2);
    expect(played(facts, down, hit(1, true), hit(1, true)).deathFailures).toBe(3);
    expect(played(facts, down, hit(40)).deathFailures).toBe(3);
    expect(played(facts, down, hit(39)).deathFailures).toBe(1);
  });

  it('that are lost by the stable make them dying again', () => {
    const stable = { hitPoints: 0, deathSuccesses: 3 };
    expect(standingOf(facts, playOf(stable))).toBe('stable');
    expect(standingOf(facts, played(facts, stable, hit(3)))).toBe('dying');
  });

  it('that temporary ones take for somebody at 0 fail no death save', () => {
    expect(played(facts, { hitPoints: 0, temporary: 9 }, hit(9)).deathFailures).toBe(0);
  });

  it('come back up to the maximum, and end dying (Healing)', () => {
    expect(played(facts, { hitPoints: 30 }, { does: 'heal', amount: 99 }).hitPoints).toBeNull();
    const up = played(facts, { hitPoints: 0, deathFailures: 2 }, { does: 'heal', amount: 3 });
    expect(up).toMatchObject({ hitPoints: 3, deathFailures: 0, deathSuccesses: 0 });
    const dead = { hitPoints: 0, deathFailures: 3 };
    expect(tried(facts, dead, { does: 'heal', amount: 3 }).ok).toBe(false);
    expect(tried(facts, dead, hit(3)).ok).toBe(false);
  });

  it('that are temporary do not add up: the greater stay, or those one prefers', () => {
    const before = { temporary: 7 };
    const less = { does: 'temporary', amount: 4, replace: false } as const;
    expect(played(facts, before, less).temporary).toBe(7);
    expect(played(facts, before, { ...less, replace: true }).temporary).toBe(4);
    expect(played(facts, before, { ...less, amount: 9 }).temporary).toBe(9);
  });

  it('set by hand keep within bounds, and bring back even the dead', () => {
    expect(played(facts, {}, { does: 'hit-points', by: -50 }).hitPoints).toBe(0);
    const dead = { hitPoints: 0, deathFailures: 3 };
    const back = played(facts, dead, { does: 'hit-points', by: 1 });
    expect(standingOf(facts, back)).toBe('up');
  });

  it('lost while one concentrates ask for a save, and at 0 concentration ends', () => {
    const play = { concentration: 'Bless', temporary: 4 };
    expect(tried(facts, play, hit(5))).toMatchObject({ asks: { dc: 10, on: 'Bless' } });
    expect(tried(facts, play, hit(27))).toMatchObject({ asks: { dc: 13 } });
    expect(tried(facts, play, hit(4))).toMatchObject({ asks: { dc: 10 } });
    expect(tried(facts, play, hit(60))).toMatchObject({ asks: null, play: { concentration: '' } });
  });
});

it('of much damage asks for DC 30 at most by the rules of 2024, and for half by those of 2014 (Concentration)', () => {
  const play = { concentration: 'Bless' };
  const huge = (edition: '2014' | '2024') =>
    tried({ ...sampleFacts(edition), maximum: 200 }, play, hit(90));
  expect(huge('2014')).toMatchObject({ asks: { dc: 45 } });
  expect(huge('2024')).toMatchObject({ asks: { dc: 30 } });
});

it('are halved in their maximum by the fourth level of exhaustion in 2014 alone, and none come back by it (Exhaustion)', () => {
  const four = { exhaustion: 4 };
  expect(hitPointsNow(sampleFacts('2014'), playOf(four))).toBe(20);
  expect(hitPointsNow(sampleFacts('2024'), playOf(four))).toBe(40);
  const tired = played(sampleFacts('2014'), { exhaustion: 3 }, { does: 'exhaustion', by: 1 });
  expect(tired.hitPoints).toBeNull();
  const eased = played(sampleFacts('2014'), tired, { does: 'exhaustion', by: -1 });
  expect(hitPointsNow(sampleFacts('2014'), eased)).toBe(20);
});
