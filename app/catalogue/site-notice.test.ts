import { describe, expect, it } from 'vitest';
import { noticeAt, type SiteNotice } from './site-notice';

const notice = (id: string, startsAt: number, endsAt: number): SiteNotice => ({
  id,
  startsAt,
  endsAt,
  text: id,
  link: null,
  tone: 'info' as const,
});
const SAID = [notice('long', 0, 100), notice('late', 50, 60)];
const shown = (now: number, putAway: string[] = []) => noticeAt(SAID, now, putAway)?.id ?? null;

describe('a notice', () => {
  it('is shown from its first moment until its last', () => {
    expect([shown(-1), shown(0), shown(49), shown(99), shown(100)]).toEqual([
      null,
      'long',
      'long',
      'long',
      null,
    ]);
  });

  it('gives way to one that began later, until that ends or is put away', () => {
    expect([shown(50), shown(59), shown(60)]).toEqual(['late', 'late', 'long']);
    expect(shown(55, ['late'])).toBe('long');
    expect(shown(55, ['late', 'long'])).toBeNull();
  });
});
