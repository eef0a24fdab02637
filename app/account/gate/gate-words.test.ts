import { expect, it } from 'vitest';
import { CATALOGUE } from '~/catalogue/catalogue';
import { withOverrides } from '~/catalogue/overrides';
import { gateWords } from './gate-words';

const stranger = (trialDays: number) => ({ trialDays, signedIn: false });

it('says what a paid tool gives, what a first sign-in brings, and where to try it', () => {
  expect(gateWords('/mapwright?seed=7', CATALOGUE, stranger(14))).toEqual({
    words: 'Mapwright needs an account.',
    gets: 'Draw dungeons and caves, correct them by hand, print them so that minis fit. A first sign-in comes with 14 days of Pro, without a card.',
    demonstration: { label: 'Try it without an account', to: '/try/mapwright?seed=7' },
  });
  expect(gateWords('/mapwright/maps', CATALOGUE, stranger(0))).toMatchObject({
    gets: 'Draw dungeons and caves, correct them by hand, print them so that minis fit.',
    demonstration: { to: '/try/mapwright' },
  });
  expect(gateWords('/mapwright', CATALOGUE, stranger(1)).gets).toContain('a day of Pro');
});

it('says of a tool that is not built what its page is, and shows it to all', () => {
  expect(gateWords('/initiative-tracker', CATALOGUE, stranger(14))).toEqual({
    words: 'Initiative Tracker is not built yet; the page behind this gate says what it will do.',
    gets: null,
    demonstration: { label: 'See what it will do', to: '/try/initiative-tracker' },
  });
});

it('says of a tool on the anvil that it is for those who build it', () => {
  expect(gateWords('/lab/character', CATALOGUE, stranger(14))).toEqual({
    words: 'Character Lab is still on the anvil: only those who build it can go in.',
    gets: null,
    demonstration: null,
  });
});

it('says that a tool with sign-in costs nothing', () => {
  const tools = withOverrides(CATALOGUE, [{ id: 'mapwright', state: null, access: 'login' }]);
  const told = gateWords('/mapwright', tools, stranger(14));
  expect(told.words).toBe('Mapwright needs an account, and costs nothing.');
  expect(told.gets).not.toContain('days');
});

it('has nothing particular to say of other pages', () => {
  for (const next of ['/', '/settings', '/management', '/monster-lookup', '/no/such//page']) {
    expect(gateWords(next, CATALOGUE, stranger(14)).words, next).toBeNull();
  }
});

it('offers whoever is signed in no way around an account', () => {
  const told = gateWords('/mapwright', CATALOGUE, { trialDays: 14, signedIn: true });
  expect(told.demonstration).toEqual({ label: 'Try it', to: '/try/mapwright' });
});
