import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '~/catalogue/catalogue';
import { withOverrides } from '~/catalogue/overrides';
import type { Tool } from '~/catalogue/tool';
import { lineAt } from '../../../tests/harness/addresses';
import { type GateReader, gateWords } from './gate-words';
import { GUARDED_PAGES } from './guarded-pages';

/** What the gate before a page says. */
function wordsAt(next: string, tools: readonly Tool[], reader: GateReader) {
  const page = new URL(next, 'https://delvewright.example');
  return gateWords({ page, who: lineAt(next).who }, tools, reader);
}

const stranger = (trialDays: number) => ({ trialDays, signedIn: false });

describe('what a gate tells', () => {
  it('says what a paid tool gives, what a first sign-in brings, and where to try it', () => {
    const told = wordsAt('/mapwright?seed=7', CATALOGUE, stranger(14));
    expect(told).toMatchObject({
      words: 'Mapwright needs an account.',
      gains: { heading: 'What you get' },
      offer: 'Your first sign-in includes 14 days of Pro. No card needed.',
      demonstration: { label: 'Try it without an account', to: '/try/mapwright?seed=7' },
      scene: 'portcullis',
    });
    expect(wordsAt('/mapwright/maps', CATALOGUE, stranger(0))).toMatchObject({
      offer: null,
      demonstration: { to: '/try/mapwright' },
    });
    expect(wordsAt('/mapwright', CATALOGUE, stranger(1)).offer).toContain('1 day of Pro');
  });

  it('says of a tool that is not built what it will do, promises no trial of it, and shows its page to all', () => {
    const tools = CATALOGUE.map((tool) =>
      tool.id === 'initiative-tracker' ? { ...tool, built: false } : tool,
    );
    expect(wordsAt('/initiative-tracker', tools, stranger(14))).toMatchObject({
      words: 'Initiative Tracker is not built yet. Its page says what it will do.',
      gains: { heading: 'What it will do' },
      offer: null,
      demonstration: { label: 'See what it will do', to: '/try/initiative-tracker' },
      scene: 'forge',
    });
  });

  it('says of a tool that is not launched that only administrators can go in, and promises nothing for signing in', () => {
    const unbuilt = CATALOGUE.map((tool) => ({ ...tool, built: false }));
    expect(wordsAt('/lab/character', unbuilt, stranger(14))).toMatchObject({
      words: 'Not open yet: only administrators can go in.',
      gains: { heading: 'What it will do' },
      offer: null,
      demonstration: null,
      scene: 'forge',
    });
    const launched = CATALOGUE.map((tool) =>
      tool.id === 'character-creator' ? ({ ...tool, state: 'live' } as const) : tool,
    );
    expect(wordsAt('/lab/character', launched, stranger(14)).demonstration).toEqual({
      label: 'Try it without an account',
      to: '/try/character-lab',
    });
  });

  it('says the same of a tool that is taken back for a while, what one gets, and leaves it open to try', () => {
    const tools = withOverrides(CATALOGUE, [
      { id: 'mapwright', state: 'maintenance', access: null },
    ]);
    expect(wordsAt('/mapwright', tools, stranger(14))).toMatchObject({
      words: 'Not open yet: only administrators can go in.',
      gains: { heading: 'What you get' },
      offer: null,
      demonstration: { to: '/try/mapwright' },
      scene: 'forge',
    });
  });

  it('says that a tool with sign-in costs nothing', () => {
    const tools = withOverrides(CATALOGUE, [{ id: 'mapwright', state: null, access: 'login' }]);
    const told = wordsAt('/mapwright', tools, stranger(14));
    expect(told.words).toBe('Mapwright needs a free account.');
    expect(told.offer).toBeNull();
  });

  it('has nothing particular to say of other pages', () => {
    for (const next of ['/', '/settings', '/management', '/monster-lookup', '/no/such//page']) {
      const told = wordsAt(next, CATALOGUE, stranger(14));
      expect([told.words, told.gains, told.demonstration], next).toEqual([null, null, null]);
    }
  });

  it('offers whoever is signed in no way around an account, and no first sign-in', () => {
    const told = wordsAt('/mapwright', CATALOGUE, { trialDays: 14, signedIn: true });
    expect(told.demonstration).toEqual({ label: 'Try it', to: '/try/mapwright' });
    expect(told.offer).toBeNull();
  });
});

it('every tool with a gate says what one gets in three lines, each short enough for one glance', () => {
  const pages = GUARDED_PAGES.filter((page) => page !== '/settings' && page !== '/management');
  expect(pages.length).toBeGreaterThan(3);
  for (const page of pages) {
    const { gains } = wordsAt(page, CATALOGUE, stranger(14));
    expect(gains?.lines.length, page).toBe(3);
    for (const line of gains?.lines ?? []) {
      expect(line).toMatch(/^[A-Z].*\.$/);
      expect(line.length, line).toBeLessThanOrEqual(80);
    }
  }
});
