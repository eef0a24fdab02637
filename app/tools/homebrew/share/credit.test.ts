import { expect, it } from 'vitest';
import type { KeptCreature } from '../kept/creature';
import { creditWords, originOfShared } from './credit';

// The attribution only reads the record's name.
const kept = (name: string, origin: KeptCreature['origin']) =>
  ({ v: 1, record: { name }, draft: null, origin }) as KeptCreature;

it('names what a copy was made from, and what that was made from', () => {
  const first = originOfShared(kept('Moss Troll', null), 'abc123');
  expect(first).toEqual({
    id: 's/abc123',
    name: 'Moss Troll',
    credit: 'After “Moss Troll”, shared by its maker on Delvewright',
  });
  const srd = { id: 'troll', name: 'Troll', credit: 'SRD 5.1, CC-BY-4.0' };
  const second = originOfShared(kept('Moss Troll', srd), 'abc123');
  expect(second?.credit).toContain('made from Troll: SRD 5.1, CC-BY-4.0');
  const long = originOfShared(kept('x'.repeat(100), { ...srd, credit: 'y'.repeat(300) }), 'c');
  expect(long?.credit.length).toBeLessThanOrEqual(300);
});

it('is told below a creature that was made from something, and below no other', () => {
  expect(creditWords(kept('Moss Troll', null))).toBeNull();
  const origin = { id: 'troll', name: 'Troll', credit: '' };
  expect(creditWords(kept('Moss Troll', origin))).toBe('Made from Troll.');
  const told = (credit: string) => creditWords(kept('Moss Troll', { ...origin, credit }));
  expect(told('Troll (SRD 5.2)')).toBe('Made from Troll (SRD 5.2).');
  expect(told('by Ann, with thanks.')).toBe('Made from Troll: by Ann, with thanks.');
});
