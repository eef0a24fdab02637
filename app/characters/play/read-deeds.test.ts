import { expect, it } from 'vitest';
import { deedOfForm, readDeeds } from './read-deeds';

it('deeds are read as they are sent, and the first that is none is named', () => {
  const good = { id: 'phone-01', does: 'slot', level: 2, by: -1 };
  expect(readDeeds({ deeds: [good] })).toEqual({ ok: true, deeds: [good] });
  expect(readDeeds({ deeds: [good, { ...good, level: 12 }] })).toEqual({
    ok: false,
    problem: 'Deed 2, “level”: must be a whole number from 1 to 9.',
  });
  for (const bad of [null, [], 'x', {}, { deeds: [] }, { deeds: Array(101).fill(good) }]) {
    expect(readDeeds(bad).ok).toBe(false);
  }
});

it('a form says its numbers as text', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['id', 'form-0001'],
    ['does', 'damage'],
    ['amount', ' 12 '],
    ['critical', 'true'],
    ['intent', 'play'],
  ] as const) {
    form.set(name, value);
  }
  expect(deedOfForm(form)).toMatchObject({
    ok: true,
    deeds: [{ does: 'damage', amount: 12, critical: true }],
  });
  form.set('amount', 'many');
  expect(deedOfForm(form)).toEqual({
    ok: false,
    problem: 'Deed 1, “amount”: must be a whole number from 1 to 9999.',
  });
});
