import { expect, it } from 'vitest';
import { readChange } from './read-change';

const press = { id: 'press-1234', does: 'damage', amount: 5 };

it('reads typed fields and presses of hit points', () => {
  const set = { member: 'm', typed: { ac: '16' }, seen: { ac: 2 } };
  expect(readChange(set)).toEqual(set);
  const hurt = { member: 'm', health: [press] };
  expect(readChange(hurt)).toEqual(hurt);
});

const NONE: readonly unknown[] = [
  null,
  'x',
  {},
  { member: 'm' },
  { member: '', health: [press] },
  { member: 'm', health: [] },
  { member: 'm', health: [{ ...press, does: 'xp' }] },
  { member: 'm', health: [{ ...press, amount: -5 }] },
  { member: 'm', health: [{ ...press, amount: 1.5 }] },
  { member: 'm', health: Array.from({ length: 51 }, () => press) },
  { member: 'm', typed: {}, seen: {} },
  { member: 'm', typed: { owner: 'me' }, seen: {} },
  { member: 'm', typed: { constructor: 'me' }, seen: {} },
  { member: 'm', typed: { ac: 16 }, seen: {} },
  { member: 'm', typed: { notes: 'x'.repeat(5001) }, seen: {} },
  { member: 'm', typed: { ac: '16' }, seen: { ac: 'two' } },
];

it.each(NONE.map((body) => [body]))('reads nothing else: %o', (body) => {
  expect(readChange(body)).toBeNull();
});
