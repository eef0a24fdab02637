import { expect, it } from 'vitest';
import { spellMove } from '~/fights/sheet/spell-moves';
import { SRD_SPELLS } from '../../../../tests/harness/srd-5-1';
import { allWays, seatSpellFacts, waysFor } from './seat-spell';

const KNOWN = {
  spell: 'x',
  name: 'x',
  dc: 15,
  toHit: 7,
  modifier: 4,
  level: 5,
  bySlot: true,
} as const;

function moveOf(slug: string) {
  const record = SRD_SPELLS.find((one) => one.slug === slug);
  if (!record) throw new Error(slug);
  return spellMove(slug, record);
}
const facts = (slug: string, level: number) => seatSpellFacts(KNOWN, moveOf(slug), level);

it('says what a spell does with the chosen slot', () => {
  expect(facts('fireball', 0).words).toContain('DEX save DC 15: 8d6 fire (half if saved)');
  expect(facts('fireball', 5).words).toContain('DEX save DC 15: 10d6 fire (half if saved)');
  expect(facts('cure-wounds', 2).words).toContain('2d8 + 4 healed');
  expect(facts('magic-missile', 2).words).toMatch(/^4 times .*1d4 \+ 1 force/);
});

it('says what a cantrip does at its caster’s level, with its attack roll', () => {
  expect(facts('fire-bolt', 0)).toMatchObject({ isAttack: true, isAimed: true });
  expect(facts('fire-bolt', 0).words).toContain('+7 to hit · 2d10 fire');
});

it('says that a spell does more than it rolls', () => {
  expect(facts('blindness-deafness', 2).words).toMatch(/^CON save DC 15.* · more in its text$/);
  expect(facts('fireball', 3).words).not.toContain('more');
});

it('says nothing of a spell that only the players apply', () => {
  expect(facts('misty-step', 2).words).toBe('');
});

const SLOTLESS = 'As a ritual or without a slot';
const seat = (...slots: [left: number, most: number][]) => ({
  slots: slots.map(([left, most]) => ({ left, most })),
});
function offered(one: ReturnType<typeof seat>, known: object, slug: string | null) {
  const move = slug === null ? null : moveOf(slug);
  const { ways, usual } = waysFor(one, { ...KNOWN, ...known }, move);
  return { usual, ways: ways.map(({ label, isLeft }) => (isLeft ? label : `(${label})`)) };
}

it('offers the slots that a spell can take, the lowest that is left first', () => {
  const one = seat([0, 4], [0, 0], [0, 2], [1, 1]);
  expect(offered(one, {}, 'fireball')).toEqual({
    usual: '4',
    ways: ['(Level 3 (0 left))', 'Level 4 (1 left)', SLOTLESS],
  });
  expect(offered(one, {}, 'fire-bolt')).toEqual({ usual: '0', ways: [] });
  expect(offered(one, { bySlot: false, free: { left: 1 } }, 'fireball').ways).toEqual([]);
  expect(offered(one, {}, null).ways).toContain('A cantrip');
  expect(allWays(one).map(({ value }) => value)).toEqual(['1', '3', '4', '0', 'none']);
});

it('leaves the choice open where no slot is left: casting without one is on purpose', () => {
  expect(offered(seat([0, 4], [0, 2]), {}, 'cure-wounds').usual).toBe('');
  expect(offered(seat([4, 4], [2, 2]), {}, 'fireball')).toEqual({ usual: '', ways: [SLOTLESS] });
});

it('offers a use of its own before the slots', () => {
  const known = { slotsFrom: 1, free: { left: 1 } };
  expect(offered(seat([2, 4]), known, 'cure-wounds')).toEqual({
    usual: '0',
    ways: ['Its own use (1 left)', 'Level 1 (2 left)', SLOTLESS],
  });
  const spent = { slotsFrom: 1, free: { left: 0 } };
  expect(offered(seat([2, 4]), spent, 'cure-wounds').usual).toBe('1');
  expect(
    offered(seat([2, 4], [1, 3]), { slotsFrom: 2, free: { left: null } }, 'cure-wounds'),
  ).toEqual({
    usual: '0',
    ways: ['At will', 'Level 2 (1 left)', SLOTLESS],
  });
});

it('says what a use of its own does at the level that it casts at', () => {
  const known = { ...KNOWN, free: { at: 2, left: 1 } };
  expect(seatSpellFacts(known, moveOf('hellish-rebuke'), 0).words).toContain('3d10 fire');
  expect(seatSpellFacts(known, moveOf('hellish-rebuke'), 1).words).toContain('2d10 fire');
});
