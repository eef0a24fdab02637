import { describe, expect, it } from 'vitest';
import { changeFields, NOT_BUILT, readChange, seenStanding, seenWords } from './wanted-change';

const NOW = Date.UTC(2026, 10, 23, 18);
const read = (search: string) => readChange(changeFields(new URLSearchParams(search)), NOW);
const problem = (search: string) => {
  const reading = read(search);
  return reading.ok ? null : reading.problem;
};

describe('a wanted change', () => {
  it('names a tool, its state and access; an empty choice is the catalogue’s own', () => {
    expect(read('tool=dice-roller&state=live&access=login')).toEqual({
      ok: true,
      change: { id: 'dice-roller', state: 'live', access: 'login', at: null },
    });
    expect(read('tool=dice-roller')).toEqual({
      ok: true,
      change: { id: 'dice-roller', state: null, access: null, at: null },
    });
  });

  it('has a moment by the clocks of a place, within a year', () => {
    const at = (when: string, zone = '') =>
      read(`tool=mapwright&state=soon&when=${when}&zone=${zone}`);
    expect(at('2026-11-23T18:01')).toMatchObject({ change: { at: NOW + 60_000 } });
    expect(at('2026-11-23T19:30', 'Europe/Berlin')).toMatchObject({
      change: { at: NOW + 1_800_000 },
    });
    expect(at('2026-11-23T18:00')).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/has passed/),
    });
    expect(at('2027-11-24T18:00')).toMatchObject({ ok: true });
    expect(at('2027-11-24T18:01')).toMatchObject({
      problem: expect.stringMatching(/within a year/),
    });
  });

  it('never makes live what is not built, and says so', () => {
    expect(problem('tool=magic-item-lookup&state=live')).toBe(NOT_BUILT);
    expect(problem('tool=magic-item-lookup&state=soon')).toBeNull();
  });

  it('refuses what it does not know', () => {
    expect(problem('')).toBe('Choose one of the tools.');
    expect(problem('tool=x')).toBe('Choose one of the tools.');
    expect(problem('tool=mapwright&state=open')).toBe('Choose one of the four states.');
    expect(problem('tool=mapwright&access=all')).toBe('Choose free, login or paid.');
    expect(problem('tool=mapwright&when=soon')).toMatch(/^Enter the date/);
  });
});

it('is compared with what an admin had seen of the tool when its form was drawn', () => {
  const seen = (words: string | null) => {
    const form = new FormData();
    if (words !== null) form.set('seen', words);
    return seenStanding(form);
  };
  for (const standing of [
    { state: null, access: null },
    { state: 'live', access: null },
    { state: null, access: 'paid' },
    { state: 'soon', access: 'free' },
  ] as const)
    expect(seen(seenWords(standing))).toEqual(standing);
  expect(seen(null)).toBeUndefined();
  expect(seen('open all')).toEqual({ state: null, access: null });
});

it('takes no more of a field than fits it, without the spaces around it', () => {
  const fields = changeFields(new URLSearchParams({ tool: ' mapwright ', zone: 'x'.repeat(90) }));
  expect([fields.tool, fields.zone.length]).toEqual(['mapwright', 80]);
});
