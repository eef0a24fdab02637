import { expect, test } from 'vitest';
import { startLine, startPackages } from './start-line';

test('a line of starting equipment has its ways, with items alone, counted, and of a kind', () => {
  const line = startLine(
    'second',
    ['Two handaxes', ['handaxe', 2]],
    ['Any simple weapon', { any: 'simple-weapon', name: 'A simple weapon' }, 'shield'],
  );
  expect(line).toEqual({
    key: 'second',
    ways: [
      { label: 'Two handaxes', items: [{ item: 'handaxe', count: 2 }] },
      {
        label: 'Any simple weapon',
        items: [{ any: 'simple-weapon', name: 'A simple weapon' }, { item: 'shield' }],
      },
    ],
  });
});

test('packages are one line, each with its gold', () => {
  expect(startPackages(['A mace and 7 GP', 7, 'mace'], ['50 GP', 50])).toEqual([
    {
      key: 'package',
      ways: [
        { label: 'A mace and 7 GP', gold: 7, items: [{ item: 'mace' }] },
        { label: '50 GP', gold: 50, items: [] },
      ],
    },
  ]);
});
