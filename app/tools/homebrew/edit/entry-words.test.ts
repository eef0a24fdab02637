import { expect, it } from 'vitest';
import { successChoices } from './entry-words';

it.each(['', 'none', 'half'])(
  'offers nothing or half damage when the record says "%s"',
  (stored) => {
    expect(successChoices(stored)).toEqual([
      { value: 'none', label: 'Nothing' },
      { value: 'half', label: 'Half damage' },
    ]);
  },
);

it('keeps the other word for half damage of a record', () => {
  expect(successChoices('half-damage')).toEqual([
    { value: 'none', label: 'Nothing' },
    { value: 'half-damage', label: 'Half damage' },
  ]);
});
