import { describe, expect, it } from 'vitest';
import { CATALOGUE } from './catalogue';
import { overridesAt, type TimedOverride, withOverrides } from './overrides';

const NOON = 1_900_000_000_000;
const words: TimedOverride[] = [
  { id: 'dice-roller', state: 'live', access: 'login', at: NOON },
  { id: 'dice-roller', state: 'maintenance', access: null, at: 0 },
  { id: 'dice-roller', state: 'live', access: 'free', at: NOON + 60_000 },
  { id: 'spell-lookup', state: 'live', access: null, at: NOON + 1 },
];

function standsAt(now: number, id: string): string {
  const tool = withOverrides(CATALOGUE, overridesAt(words, now)).find((one) => one.id === id);
  return `${tool?.state} ${tool?.access}`;
}

describe('what the owner said for later', () => {
  it('counts from its moment on, and not a millisecond before', () => {
    expect(standsAt(NOON - 1, 'dice-roller')).toBe('maintenance free');
    expect(standsAt(NOON, 'dice-roller')).toBe('live login');
    expect(standsAt(NOON, 'spell-lookup')).toBe('soon free');
    expect(standsAt(NOON + 1, 'spell-lookup')).toBe('live free');
  });

  it('gives way to what was said for later still, in whatever order the words come', () => {
    expect(standsAt(NOON + 60_000, 'dice-roller')).toBe('live free');
    const backwards = overridesAt(words.toReversed(), NOON + 60_000);
    expect(backwards.find(({ id }) => id === 'dice-roller')?.access).toBe('free');
  });

  it('gives way to a word that was said after its moment', () => {
    const closed: TimedOverride = { id: 'dice-roller', state: 'soon', access: null, at: NOON + 5 };
    expect(overridesAt([closed, ...words], NOON + 10).map(({ state }) => state)).toContain('soon');
  });

  it('can give a tool back to the catalogue', () => {
    const back: TimedOverride = { id: 'dice-roller', state: null, access: null, at: NOON + 90_000 };
    const tools = withOverrides(CATALOGUE, overridesAt([...words, back], NOON + 90_000));
    const dice = CATALOGUE.find(({ id }) => id === 'dice-roller');
    expect(tools.find(({ id }) => id === 'dice-roller')).toEqual(dice);
  });
});
