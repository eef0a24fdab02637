import { expect, test } from 'vitest';
import { rollOfForm } from './roll-of-form';

const MACE = {
  kind: 'attack',
  of: 'Mace, to hit',
  dice: '1d20+5',
  damage: [{ dice: '1d6+3', type: 'bludgeoning' }],
  leans: [{ how: 'disadvantage', why: 'poisoned' }],
};

test('a roll of a form is told with its dice, its reasons and its damage, and the same form rolls the same', () => {
  const told = rollOfForm(JSON.stringify(MACE), 'form-0001');
  expect(told).toMatch(
    /^Mace, to hit: \d+ \(1d20dis .*with disadvantage: poisoned.*\)\. Damage \d+: \d+ bludgeoning/,
  );
  expect(rollOfForm(JSON.stringify(MACE), 'form-0001')).toBe(told);
});

test('what is not a roll is refused, and dice that nobody can roll are told', () => {
  for (const asked of ['', '{', '[]', '{"kind":"attack"}', JSON.stringify({ ...MACE, kind: 'x' })])
    expect(rollOfForm(asked, 'form-0001')).toBeNull();
  const endless = JSON.stringify({ kind: 'other', of: 'Luck', dice: '999999999d999999999' });
  expect(rollOfForm(endless, 'form-0001')).toBe('Luck: 0 (999999999d999999999 is not a roll.).');
});
