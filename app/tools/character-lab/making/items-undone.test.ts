import { expect, test } from 'vitest';
import { type Carried, character } from '~/characters/record/character';
import { itemsLeft, itemsUndone } from './items-undone';

function items(...all: Partial<Carried>[]): Carried[] {
  return character.parse({ edition: '2014', items: all }).items;
}

const ARROWS = { id: 'arrows', item: 'arrow' } as const;
const SHIELD = { id: 'shield', item: 'shield' } as const;

test('an undo takes back what its change bought, not the arrows that were shot since', () => {
  const before = items({ ...ARROWS, count: 20 });
  const after = items({ ...ARROWS, count: 40 });
  const now = items({ ...ARROWS, count: 33 });
  const [arrows] = itemsUndone(before, itemsLeft(after), now);
  expect(arrows?.count).toBe(13);
});

test('what the change did not touch stays as it is now', () => {
  const before = items({ ...ARROWS, count: 20 }, { ...SHIELD, equipped: true });
  const now = items({ ...ARROWS, count: 15 }, { ...SHIELD, equipped: false });
  const undone = itemsUndone(before, itemsLeft(before), now);
  expect(undone.map(({ count, equipped }) => [count, equipped])).toEqual([
    [15, false],
    [1, false],
  ]);
});

test('what the change removed comes back as it was, and less than nothing is never left', () => {
  const before = items({ ...ARROWS, count: 20 }, { ...SHIELD, equipped: true });
  const after = items({ ...ARROWS, count: 40 });
  const now = items({ ...ARROWS, count: 5 });
  const undone = itemsUndone(before, itemsLeft(after), now);
  expect(undone.map(({ id, count }) => [id, count])).toEqual([
    ['arrows', 0],
    ['shield', 1],
  ]);
});

test.each([undefined, null, 'text', { arrows: 3 }, { arrows: { count: 'many' } }])(
  'without what the change left the state before comes back whole: %j',
  (left) => {
    const before = items({ ...ARROWS, count: 20 });
    expect(itemsUndone(before, left, items({ ...ARROWS, count: 15 }))).toEqual(before);
  },
);
