import { expect, it } from 'vitest';
import { thrownWords } from './thrown-words';

it('says what the dice of a deed showed, and nothing where there were none', () => {
  expect(thrownWords({ id: 'deed-0001', does: 'death-save', die: 14, total: null })).toBe(
    'Rolled 14. ',
  );
  const rest = { id: 'deed-0002', does: 'short-rest' } as const;
  expect(
    thrownWords({
      ...rest,
      dice: [
        [8, 5],
        [8, 3],
      ],
    }),
  ).toBe('Rolled 5, 3. ');
  expect(thrownWords({ ...rest, dice: [] })).toBe('');
  expect(thrownWords({ id: 'deed-0003', does: 'dawn' })).toBe('');
});
