import { expect, test } from 'vitest';
import { parseDice } from '~/rules/dice/text/parse';
import { NOTATION } from './notation-help';

test('every example of the help can be rolled, and > has its word', () => {
  for (const [text] of NOTATION) expect([text, parseDice(text).ok]).toEqual([text, true]);
  expect(NOTATION.find(([text]) => text === '5d10>=7')?.[1]).toContain('never equal');
});
