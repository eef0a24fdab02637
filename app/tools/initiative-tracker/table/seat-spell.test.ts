import { expect, it } from 'vitest';
import { spellMove } from '~/fights/sheet/spell-moves';
import { SRD_SPELLS } from '../../../../tests/harness/srd-5-1';
import { seatSpellFacts, slotsFor } from './seat-spell';

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

it('says nothing of a spell that only the players apply', () => {
  expect(facts('misty-step', 2).words).toBe('');
});

it('offers the slots that a spell can take, and none where it takes none', () => {
  const one = { slots: [4, 0, 2, 1].map((most) => ({ left: most && most - 1, most })) };
  expect(slotsFor(one, KNOWN, moveOf('fireball'))).toEqual([
    { level: 3, left: 1 },
    { level: 4, left: 0 },
  ]);
  expect(slotsFor(one, KNOWN, moveOf('fire-bolt'))).toEqual([]);
  expect(slotsFor(one, { ...KNOWN, bySlot: false }, moveOf('fireball'))).toEqual([]);
});
