import { expect, it } from 'vitest';
import { played, sampleFacts, tried } from '../../../tests/harness/character-play';

const facts = sampleFacts('2014');

it('slots of a level are spent as long as there are any, and come back', () => {
  const spend = { does: 'slot', level: 3, by: -1 } as const;
  const none = played(facts, {}, spend, spend);
  expect(none.slotsSpent[2]).toBe(2);
  expect(tried(facts, none, spend)).toEqual({
    ok: false,
    problem: 'No level 3 slot left.',
  });
  expect(played(facts, none, { ...spend, by: 1 }).slotsSpent[2]).toBe(1);
  expect(tried(facts, {}, { ...spend, by: 1 }).ok).toBe(false);
  expect(tried(facts, {}, { ...spend, level: 9 }).ok).toBe(false);
});

it('pact slots are counted by themselves', () => {
  const spend = { does: 'pact-slot', by: -1 } as const;
  expect(played(facts, {}, spend)).toMatchObject({ pactSpent: 1, slotsSpent: [] });
  expect(tried(facts, { pactSpent: 1 }, spend).ok).toBe(false);
  expect(tried({ ...facts, pact: null }, {}, spend).ok).toBe(false);
});

it('what a spell is cast with tells the spell, and holds it where it asks for concentration', () => {
  const slot = { does: 'slot', level: 3, by: -1, spell: 'Slow', holds: true } as const;
  expect(tried(facts, {}, slot)).toMatchObject({
    ok: true,
    play: { concentration: 'Slow' },
    said: 'Slow cast with a level 3 slot: 1 left. Concentrating on Slow',
  });
  expect(tried(facts, {}, { does: 'pact-slot', by: -1, spell: 'Shatter' })).toMatchObject({
    ok: true,
    play: { concentration: '' },
    said: 'Shatter cast with a pact slot: 0 left',
  });
  // A character that cannot concentrate keeps the slot.
  expect(tried(facts, { conditions: ['stunned'] }, slot).ok).toBe(false);
});

it('uses are spent by the key of their supply; what has no limit is never used up', () => {
  const use = (key: string, by = -1) => ({ does: 'supply', key, by }) as const;
  expect(played(facts, {}, use('channel-divinity', -2)).spent).toEqual({ 'channel-divinity': 2 });
  expect(tried(facts, {}, use('channel-divinity', -3)).ok).toBe(false);
  expect(tried(facts, {}, use('no-such-thing')).ok).toBe(false);
  expect(tried(facts, {}, use('__proto__')).ok).toBe(false);
  expect(played(facts, {}, use('wild'))).toMatchObject({ spent: {} });
});

it('coins are paid of each kind, with change where the very ones are missing, and never more than there are', () => {
  const coins = { does: 'coins', cp: 0, sp: 0, ep: 0, gp: 0, pp: 0 } as const;
  const rich = played(facts, {}, { ...coins, gp: 15, sp: 3 });
  expect(rich.coins).toMatchObject({ gp: 15, sp: 3 });
  expect(played(facts, rich, { ...coins, gp: -15, cp: 4 }).coins).toMatchObject({ gp: 0, cp: 4 });
  expect(tried(facts, rich, { ...coins, gp: -16 })).toMatchObject({
    problem: 'That costs 16 GP; all your coins are worth 15 GP, 3 SP.',
  });
  const change = tried(facts, { coins: { ...rich.coins, sp: 0 } }, { ...coins, gp: -5, sp: -3 });
  expect(change).toMatchObject({
    ok: true,
    said: 'Paid 5 GP, 3 SP: −6 GP, +7 SP',
    play: { coins: { gp: 9, sp: 7 } },
  });
  // Exchanging coins requires coins of exactly that kind.
  expect(tried(facts, rich, { ...coins, sp: -10, gp: 1 })).toMatchObject({
    problem: 'You have 3 SP, not 10.',
  });
});

it('a counter goes to its most and down to 0, one without a most goes anywhere', () => {
  const count = (key: string, by: number) => ({ does: 'counter', key, by }) as const;
  expect(played(facts, {}, count('arrows', -3)).counters).toEqual({ arrows: 17 });
  expect(tried(facts, {}, count('arrows', 1)).ok).toBe(false);
  expect(played(facts, {}, count('debt', -50)).counters).toEqual({ debt: -50 });
});

it('inspiration is there once or not (Inspiration; Heroic Inspiration)', () => {
  const gain = { does: 'inspiration', by: 1 } as const;
  expect(played(facts, {}, gain).inspiration).toBe(1);
  expect(tried(facts, { inspiration: 1 }, gain).ok).toBe(false);
  expect(played(facts, { inspiration: 1 }, { ...gain, by: -1 }).inspiration).toBe(0);
  expect(tried(facts, {}, { ...gain, by: -1 }).ok).toBe(false);
});
