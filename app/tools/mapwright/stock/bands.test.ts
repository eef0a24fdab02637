import { expect, it } from 'vitest';
import { bandChoices, usualBand } from './bands';

it('only the difficulties of the chosen rules can be chosen, where the rules are known', () => {
  expect(bandChoices('2014').map(({ label }) => label)).toEqual([
    'Easy',
    'Medium',
    'Hard',
    'Deadly',
  ]);
  expect(bandChoices('2024').map(({ label }) => label)).toEqual(['Low', 'Moderate', 'High']);
});

it('without scripts those of both rules can be chosen, each named with its own', () => {
  const labels = bandChoices(null).map(({ label }) => label);
  expect(labels).toHaveLength(7);
  expect(labels).toContain('Hard (2014)');
  expect(labels).toContain('High (2024)');
});

it('the usual difficulty is one of its rules', () => {
  expect(usualBand('2014')).toBe('hard');
  expect(usualBand('2024')).toBe('moderate');
});
