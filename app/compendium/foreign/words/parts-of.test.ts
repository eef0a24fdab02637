import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partsOf } from './parts-of';

it.each([
  ['fire, cold', ['fire', 'cold']],
  ['sleep (self only, once), light', ['sleep (self only, once)', 'light']],
  ['a (b, c, d', ['a (b', 'c', 'd']],
  ['a, b) c, d', ['a, b) c', 'd']],
  ['', ['']],
])('parts at commas outside of brackets: %s', (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

it('parts where a reader that looks to the end behind each comma would, at once', () => {
  const texts = fc.array(fc.constantFrom(',', ';', '(', ')', ' ', 'a'), { maxLength: 30 });
  fc.assert(
    fc.property(texts, (signs) => {
      const text = signs.join('');
      // Spaces after a divider belong to it; this regular expression gives them up when it backtracks.
      expect(partsOf(text, ',;')).toEqual(text.split(/[,;]\s*(?!\s|[^(]*\))/));
    }),
    { numRuns: 200 },
  );
  const begin = performance.now();
  expect(partsOf('a, '.repeat(1_000_000))).toHaveLength(1_000_001);
  expect(performance.now() - begin).toBeLessThan(3000);
});
