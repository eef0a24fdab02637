import { expect, test } from 'vitest';
import { played, sampleFacts, tried } from '../../../tests/harness/character-play';
import type { PlayFacts } from './facts';

const EFFECTS = [
  { key: 'rage', name: 'Rage', ends: 'unconscious' },
  { key: 'large-form', name: 'Large Form', ends: 'by-hand' },
] as const;
const FACTS: PlayFacts = { ...sampleFacts('2014'), effects: EFFECTS };
const RAGE = { does: 'supply', key: 'second-wind', by: -1, begins: 'rage' } as const;

test('one press spends a use and begins the rage, which ends concentration', () => {
  const outcome = tried(FACTS, { concentration: 'Bless' }, RAGE);
  expect(outcome).toMatchObject({
    ok: true,
    said: 'Second Wind used: 0 left. Rage, no longer concentrating on Bless',
    play: { effects: ['rage'], concentration: '', spent: { 'second-wind': 1 } },
  });
});

test('a rage cannot begin twice, and then nothing is spent', () => {
  expect(tried(FACTS, { effects: ['rage'] }, RAGE)).toEqual({
    ok: false,
    problem: 'Rage is already active.',
  });
});

test('a rage ends by hand, by a rest, and when its barbarian falls', () => {
  const ended = { does: 'effect', key: 'rage', on: false } as const;
  expect(played(FACTS, { effects: ['rage'] }, ended).effects).toEqual([]);
  expect(played(FACTS, { effects: ['rage'] }, { does: 'short-rest', dice: [] }).effects).toEqual(
    [],
  );
  const blow = { does: 'damage', amount: 40, type: null, critical: false } as const;
  expect(played(FACTS, { effects: ['rage', 'large-form'] }, blow).effects).toEqual(['large-form']);
});

test('in 2014 a stunned barbarian rages on, in 2024 the rage ends', () => {
  const stun = { does: 'condition', condition: 'stunned', on: true } as const;
  expect(played(FACTS, { effects: ['rage'] }, stun).effects).toEqual(['rage']);
  const later: PlayFacts = {
    ...sampleFacts('2024'),
    effects: [{ key: 'rage', name: 'Rage', ends: 'incapacitated' }],
  };
  expect(played(later, { effects: ['rage'] }, stun).effects).toEqual([]);
});

test('a use of Second Wind heals in the same press', () => {
  const outcome = tried(
    FACTS,
    { hitPoints: 20 },
    {
      does: 'supply',
      key: 'second-wind',
      by: -1,
      heals: 12,
    },
  );
  expect(outcome).toMatchObject({ ok: true, play: { hitPoints: 32 } });
  expect(tried(FACTS, {}, { does: 'supply', key: 'second-wind', by: -1, braces: 5 })).toMatchObject(
    {
      ok: true,
      play: { temporary: 5 },
    },
  );
});

const NO_SPELL = { ok: false, problem: 'You can neither cast nor concentrate in a rage.' };

test.each([
  { does: 'concentrate', on: 'Bless' },
  { does: 'cast', spell: 'Light', how: 'cantrip' },
  { does: 'slot', level: 1, by: -1, spell: 'Cure Wounds' },
  { does: 'pact-slot', by: -1, spell: 'Hex', holds: true },
  { does: 'supply', key: 'wand', by: -1, spell: 'Fireball' },
] as const)('in a rage no spell is cast or held: $does', (deed) => {
  expect(tried(FACTS, { effects: ['rage'] }, deed)).toEqual(NO_SPELL);
  expect(tried(FACTS, {}, deed).ok).toBe(true);
});

test('in a rage other uses are spent, slots regained, and concentration may end', () => {
  const raging = { effects: ['rage'] };
  expect(tried(FACTS, raging, { does: 'supply', key: 'wand', by: -1 }).ok).toBe(true);
  expect(tried(FACTS, { ...raging, slotsSpent: [1] }, { does: 'slot', level: 1, by: 1 }).ok).toBe(
    true,
  );
  expect(tried(FACTS, raging, { does: 'concentrate', on: '' }).ok).toBe(true);
});

test('an effect of a level that was lost is gone, and spells can be cast again', () => {
  const facts = { ...FACTS, effects: [] };
  const bless = { does: 'concentrate', on: 'Bless' } as const;
  expect(played(facts, { effects: ['rage'] }, bless)).toMatchObject({
    effects: [],
    concentration: 'Bless',
  });
  // A copy of an earlier release does not say which effects there are.
  const { effects: _none, ...older } = FACTS;
  expect(played(older, { effects: ['large-form'] }, bless).effects).toEqual(['large-form']);
});
