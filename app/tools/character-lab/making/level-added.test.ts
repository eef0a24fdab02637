import { expect, test } from 'vitest';
import { levelAdded } from './level-added';

test('a level that was added is named, and neither the first nor one that was removed', () => {
  const [rogue, bard] = [{ className: 'Rogue' }, { className: 'Bard' }];
  expect(levelAdded(2, [rogue, rogue, rogue])).toBe('Level 3 added: Rogue 3.');
  expect(levelAdded(2, [rogue, rogue, bard])).toBe('Level 3 added: Bard 1.');
  expect(levelAdded(0, [rogue])).toBe('');
  expect(levelAdded(3, [rogue, rogue])).toBe('');
  expect(levelAdded(1, [])).toBe('');
});
