import { describe, expect, it } from 'vitest';
import { typosOf } from './typo-index';

describe('the typos that a word is indexed under', () => {
  it('are few', () => {
    expect(typosOf('tarrasque').length).toBeLessThanOrEqual(29);
    expect(typosOf('orc')).toEqual(['orc', 'rc', 'oc', 'or']);
    expect(typosOf('ox')).toEqual(['ox']);
  });

  it('leave out as many letters as a word may have typos', () => {
    expect(typosOf('ox')).toHaveLength(1);
    expect(typosOf('wolf').every((form) => form.length >= 3)).toBe(true);
    expect(Math.min(...typosOf('hydra').map((form) => form.length))).toBe(3);
    expect(Math.min(...typosOf('goblin').map((form) => form.length))).toBe(4);
  });
});
