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

it("the name of every object's prototype is no id", () => {
  const wrong = '__proto__';
  for (const deed of [
    { id: wrong, does: 'dawn' },
    { id: 'phone-01', does: 'undo', of: wrong },
    { id: 'phone-01', does: 'gear', item: wrong, by: 1 },
    { id: 'phone-01', does: 'gear', item: 'sack', within: wrong },
    { id: 'phone-01', does: 'recover', item: wrong },
    { id: 'phone-01', does: 'loot', item: wrong, name: 'Rope' },
    { id: 'phone-01', does: 'note', note: wrong, text: 'x' },
    { id: 'phone-01', does: 'counter', key: wrong, by: 1 },
    { id: 'phone-01', does: 'supply', key: wrong, by: 1 },
    { id: 'phone-01', does: 'effect', key: wrong, on: true },
  ]) {
    const renamed = JSON.parse(JSON.stringify(deed).replaceAll(wrong, 'other-id'));
    expect([readDeeds({ deeds: [deed] }).ok, readDeeds({ deeds: [renamed] }).ok]).toEqual([
      false,
      true,
    ]);
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
