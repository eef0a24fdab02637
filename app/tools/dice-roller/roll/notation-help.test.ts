import { expect, test } from 'vitest';
import { readExpressions } from './asked-roll';
import { NOTATION } from './notation-help';

test('every example of the help can be rolled, and > has its word', () => {
  for (const [text] of NOTATION) expect([text, readExpressions(text).ok]).toEqual([text, true]);
  expect(NOTATION.find(([text]) => text === '5d10>=7')?.[1]).toContain('never equal');
});
