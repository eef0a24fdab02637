import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Difficulty } from '~/rules/budgets/difficulty';
import { VerdictScale } from './verdict-scale';

test('the labels of a difficulty stand where their bands begin', () => {
  const thresholds = [
    { band: 'easy', xp: 300 },
    { band: 'medium', xp: 600 },
    { band: 'hard', xp: 900 },
    { band: 'deadly', xp: 1400 },
  ];
  const difficulty = { thresholds, adjusted: 700, verdict: 'medium' } as unknown as Difficulty;
  const html = renderToStaticMarkup(<VerdictScale difficulty={difficulty} />);
  const bands = [...html.matchAll(/<rect data-gravity="[^"]*" x="(\d+)"/g)].map(
    ([, x]) => Number(x) / 10,
  );
  const labels = [...html.matchAll(/<text x="([\d.]+)%" y="1em">/g)].map(([, x]) => Number(x));
  expect(bands).toHaveLength(4);
  expect(labels).toEqual(bands);
});
