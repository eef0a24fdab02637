import { expect, it } from 'vitest';
import { foldHealth } from './fold-health';

const hurt = { now: 12, temporary: 4 };

it.each([
  ['damage', 3, { now: 12, temporary: 1 }],
  ['damage', 9, { now: 7, temporary: 0 }],
  ['damage', 99, { now: 0, temporary: 0 }],
  ['heal', 5, { now: 17, temporary: 4 }],
  ['heal', 99, { now: 20, temporary: 4 }],
  ['temporary', 3, { now: 12, temporary: 4 }],
  ['temporary', 8, { now: 12, temporary: 8 }],
  ['xp', 300, hurt],
] as const)('%s of %i counts as it is kept', (does, amount, after) => {
  expect(foldHealth(hurt, 20, [{ does, amount }])).toEqual(after);
});

it('counts several in their order, and heals nobody down who stands above the maximum', () => {
  const changes = [
    { does: 'damage', amount: 6 },
    { does: 'heal', amount: 1 },
  ] as const;
  expect(foldHealth(hurt, 20, changes)).toEqual({ now: 11, temporary: 0 });
  expect(foldHealth({ now: 25, temporary: 0 }, 20, [{ does: 'heal', amount: 5 }]).now).toBe(25);
});
