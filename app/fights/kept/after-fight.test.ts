import { describe, expect, it } from 'vitest';
import { play } from '~/characters/record/character';
import type { TableState } from '~/parties/seated-play';
import { playAfterFight, stateAfterFight } from './after-fight';
import type { MemberCopy } from './member-copies';

const JOINED: TableState = {
  health: { now: 12, temporary: 0 },
  settings: {
    conditions: ['prone'],
    exhaustion: 1,
    deathSuccesses: 0,
    deathFailures: 0,
    concentration: '',
    slotsSpent: [1],
    usesSpent: { 'pact-magic': 0, rage: 1 },
  },
};

const COPY: MemberCopy = {
  id: 'mira',
  hp: 12,
  maximum: 20,
  temporary: 0,
  conditions: ['prone'],
  lasting: [],
  exhaustion: 1,
  deathSuccesses: 0,
  deathFailures: 0,
  concentration: '',
  slotsSpent: [1],
  usesSpent: { 'pact-magic': 0, rage: 1 },
  here: true,
};

const OWN = play.parse({
  hitPoints: 12,
  conditions: ['prone'],
  exhaustion: 1,
  slotsSpent: [1],
  spent: { rage: 1 },
});

describe('a sheet after a fight', () => {
  it('is the same where the fight changed nothing, whatever the sheet did meanwhile', () => {
    expect(playAfterFight(OWN, JOINED, COPY)).toBe(OWN);
    const played = play.parse({
      ...OWN,
      hitPoints: 3,
      spent: { rage: 2 },
      coins: { ...OWN.coins, gp: 9 },
    });
    expect(playAfterFight(played, JOINED, COPY)).toBe(played);
  });

  it('has what the fight changed, and its own for the rest', () => {
    const played = play.parse({
      ...OWN,
      exhaustion: 3,
      slotsSpent: [1, 2],
      coins: { ...OWN.coins, gp: 9 },
    });
    const left = {
      ...COPY,
      hp: 0,
      temporary: 4,
      conditions: ['unconscious' as const],
      deathFailures: 2,
      concentration: 'Bless',
      slotsSpent: [3],
      usesSpent: { 'pact-magic': 2, rage: 2, unknown: 5 },
    };
    const after = playAfterFight(played, JOINED, left);
    expect(after.pactSpent).toBe(2);
    expect(after).toMatchObject({
      hitPoints: 0,
      temporary: 4,
      conditions: ['unconscious'],
      exhaustion: 3,
      deathFailures: 2,
      concentration: 'Bless',
      slotsSpent: [3, 2],
      spent: { rage: 2 },
      coins: { gp: 9 },
    });
  });

  it('is unhurt at the maximum', () => {
    expect(playAfterFight(OWN, JOINED, { ...COPY, hp: 20 }).hitPoints).toBeNull();
  });

  it('is written once', () => {
    const left = { ...COPY, hp: 5, usesSpent: { rage: 2 } };
    const once = playAfterFight(OWN, JOINED, left);
    expect(playAfterFight(once, stateAfterFight(JOINED, left), left)).toBe(once);
  });
});
