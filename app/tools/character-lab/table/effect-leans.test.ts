import { expect, test } from 'vitest';
import { bookOf } from '~/characters/books/book-of';
import { effectLeans } from './effect-leans';

const rage = (bookOf('2014').actions?.['barbarian/rage'] ?? []).flatMap(
  ({ effect }) => effect ?? [],
);

test('a rage gives advantage on Strength checks and saves, and on nothing else', () => {
  const given = (...rolled: Parameters<typeof effectLeans>[1][]) =>
    rolled.map((one) =>
      effectLeans(rage, one)
        .map(({ how, why }) => `${how}: ${why}`)
        .join(),
    );
  expect(
    given(
      { kind: 'check', ability: 'str', skill: 'athletics' },
      { kind: 'save', ability: 'str' },
      { kind: 'save', ability: 'dex' },
      { kind: 'attack', weapon: true },
    ),
  ).toEqual(['advantage: rage', 'advantage: rage', '', '']);
});
