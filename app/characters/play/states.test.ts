import { describe, expect, it } from 'vitest';
import { EDITIONS } from '~/rules/edition';
import { played, sampleFacts, tried } from '../../../tests/harness/character-play';
import { standingOf } from './standing';

describe.each(EDITIONS)('by the rules of %s', (edition) => {
  const facts = sampleFacts(edition);

  it('one concentrates on one thing, and not while helpless (Concentration)', () => {
    const on = (name: string) => ({ does: 'concentrate', on: name }) as const;
    expect(played(facts, {}, on('Bless'), on('Bane')).concentration).toBe('Bane');
    expect(played(facts, {}, on('Bless'), on('')).concentration).toBe('');
    expect(tried(facts, { conditions: ['paralyzed'] }, on('Bless')).ok).toBe(false);
    expect(tried(facts, { hitPoints: 0 }, on('Bless')).ok).toBe(false);
  });

  it.each(['incapacitated', 'paralyzed', 'petrified', 'stunned', 'unconscious'] as const)(
    'who is %s concentrates no longer',
    (condition) => {
      const deed = { does: 'condition', condition, on: true } as const;
      expect(played(facts, { concentration: 'Bless' }, deed)).toMatchObject({
        concentration: '',
        conditions: [condition],
      });
    },
  );

  it('a condition is there once, and goes', () => {
    const prone = { does: 'condition', condition: 'prone', on: true } as const;
    expect(played(facts, {}, prone, prone).conditions).toEqual(['prone']);
    expect(played(facts, {}, prone, { ...prone, on: false }).conditions).toEqual([]);
    expect(tried(facts, {}, { ...prone, condition: 'exhaustion' }).ok).toBe(false);
    expect(played(facts, { concentration: 'Bless' }, prone).concentration).toBe('Bless');
  });

  it('the sixth level of exhaustion is death (Exhaustion)', () => {
    const more = { does: 'exhaustion', by: 1 } as const;
    expect(standingOf(facts, played(facts, { exhaustion: 4 }, more))).toBe('up');
    const dead = played(facts, { exhaustion: 5, concentration: 'Bless' }, more);
    expect(standingOf(facts, dead)).toBe('dead');
    expect(dead.concentration).toBe('');
    expect(tried(facts, dead, more).ok).toBe(false);
    expect(tried(facts, {}, { ...more, by: -1 }).ok).toBe(false);
  });
});
