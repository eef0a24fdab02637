import { expect, it } from 'vitest';
import { wavesOf } from './waves-of';

const goblins = { id: 'goblin', name: 'Goblin', count: 4, side: 'foes', round: null } as const;

it('a saved encounter joins at once, and its waves in their rounds', () => {
  const ogre = { id: null, name: 'Old\nOgre', count: 1, side: 'foes', round: 3 } as const;
  const wolves = { id: 'wolf', name: 'Wolf', count: 2, side: 'foes', round: 3 } as const;
  expect(wavesOf([ogre, goblins, wolves])).toEqual([
    { lines: '4 goblin', arrives: '', side: 'foes' },
    { lines: '1 Old Ogre\n2 wolf', arrives: '3', side: 'foes' },
  ]);
});

it('allies of an encounter join the party’s side', () => {
  const guard = { id: 'guard', name: 'Guard', count: 2, side: 'allies', round: null } as const;
  expect(wavesOf([goblins, guard])).toEqual([
    { lines: '4 goblin', arrives: '', side: 'foes' },
    { lines: '2 guard', arrives: '', side: 'party' },
  ]);
  expect(wavesOf([])).toEqual([]);
});
