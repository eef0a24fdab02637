import { expect, it } from 'vitest';
import { statusLine } from './status-line';

it('says what failed with our own words for each status', () => {
  expect(statusLine(413, '{"error":"This file is too large."}')).toBe(
    '413 Content Too Large — This file is too large.',
  );
  expect(statusLine(503, ' upstream gone\n')).toBe('503 Service Unavailable — upstream gone');
  expect(statusLine(299, '')).toBe('299 Unknown — ');
  expect(statusLine(400, '{"error":7}')).toBe('400 Bad Request — {"error":7}');
  expect(statusLine(500, 'x'.repeat(9000)).length).toBeLessThan(600);
});
