import { describe, expect, it } from 'vitest';
import { EDITIONS } from '~/rules/edition';
import { played, sampleFacts, tried } from '../../../tests/harness/character-play';
import { standingOf } from './standing';

const save = (die: number, total: number | null = null) =>
  ({ does: 'death-save', die, total }) as const;

describe.each(EDITIONS)('a death save by the rules of %s (Death Saving Throws)', (edition) => {
  const facts = sampleFacts(edition);
  const down = { hitPoints: 0 };

  it('succeeds at 10, fails at 9, and counts what is added', () => {
    expect(played(facts, down, save(10))).toMatchObject({ deathSuccesses: 1, deathFailures: 0 });
    expect(played(facts, down, save(9))).toMatchObject({ deathSuccesses: 0, deathFailures: 1 });
    expect(played(facts, down, save(8, 11)).deathSuccesses).toBe(1);
    expect(played(facts, down, save(12, 9)).deathFailures).toBe(1);
  });

  it('of 1 fails twice whatever is added, of 20 brings back at 1 hit point', () => {
    expect(played(facts, down, save(1, 14)).deathFailures).toBe(2);
    const back = played(facts, { ...down, deathFailures: 2 }, save(20));
    expect(back).toMatchObject({ hitPoints: 1, deathFailures: 0 });
  });

  it('of three successes makes stable, of three failures dead', () => {
    expect(standingOf(facts, played(facts, down, save(10), save(11), save(12)))).toBe('stable');
    expect(standingOf(facts, played(facts, down, save(2), save(3), save(4)))).toBe('dead');
    expect(standingOf(facts, played(facts, { ...down, deathFailures: 2 }, save(1)))).toBe('dead');
  });

  it('is made by the dying alone', () => {
    for (const play of [{}, { ...down, deathSuccesses: 3 }, { ...down, deathFailures: 3 }]) {
      expect(tried(facts, play, save(15)).ok).toBe(false);
      expect(tried(facts, play, { does: 'stabilise' }).ok).toBe(false);
    }
    const calm = played(facts, { ...down, deathFailures: 2 }, { does: 'stabilise' });
    expect(calm).toMatchObject({ deathSuccesses: 3, deathFailures: 0, hitPoints: 0 });
  });
});
