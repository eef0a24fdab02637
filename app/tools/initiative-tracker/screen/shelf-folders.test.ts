import { expect, it } from 'vitest';
import type { ListedFight } from '~/fights/kept/fight-rows.server';
import { byFolder } from './shelf-folders';

function fight(id: string, folder: string, status: ListedFight['status'], updatedAt: number) {
  const facts = { name: id, edition: '2014' as const, round: 0, combatants: 1 };
  return { ...facts, id, folder, status, updatedAt, createdAt: 0, seq: 0 };
}

it('lays what is in no folder first, and in each what runs before what is ready, the latest first', () => {
  const laid = byFolder([
    fight('old', 'Keep', 'over', 9),
    fight('early', 'Keep', 'planned', 1),
    fight('late', 'Keep', 'planned', 2),
    fight('loose', '', 'over', 3),
    fight('now', 'Keep', 'running', 0),
  ]);
  expect(laid.map(({ folder, fights }) => [folder, fights.map(({ id }) => id)])).toEqual([
    ['', ['loose']],
    ['Keep', ['now', 'late', 'early', 'old']],
  ]);
});

it('has nothing to lay out where there is nothing', () => {
  expect(byFolder([])).toEqual([]);
});
