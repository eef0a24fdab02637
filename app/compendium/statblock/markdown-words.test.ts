import { expect, test } from 'vitest';
import { escapeMarkdown } from './markdown-words';

test('no line of what somebody typed becomes a heading or an entry of a list', () => {
  expect(escapeMarkdown('# One\n\n  - two\r\n3. three\n4.5')).toBe(
    '\\# One\n\n  \\- two\r\n\\3. three\n4.5',
  );
});

test('many empty lines take no longer than as many letters', () => {
  const begun = performance.now();
  expect(escapeMarkdown(`a${'\n'.repeat(100_000)}b`)).toHaveLength(100_002);
  expect(performance.now() - begun).toBeLessThan(1000);
});
