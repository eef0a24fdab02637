import { expect, test } from 'vitest';
import { sheetOfWorked } from '../../../../tests/harness/worked-character';
import { activeEffects, effectKeys, effectLeans } from './effect-leans';

const { actions } = sheetOfWorked('2014', {
  race: 'human',
  classes: 'barbarian 1',
  scores: [15, 13, 14, 8, 12, 10],
});
const rage = activeEffects({ actions }, { effects: ['rage'] });

test('a rage that is no longer on the sheet is not active', () => {
  expect(effectKeys({ actions }, { effects: ['rage'] })).toEqual(['rage']);
  expect(effectKeys({ actions: [] }, { effects: ['rage'] })).toEqual([]);
});

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
