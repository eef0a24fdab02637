import { expect, test } from 'vitest';
import { escapeXml } from './xml';

test('what means something in XML is written as text', () => {
  expect(escapeXml('<&]]>')).toBe('&lt;&amp;]]&gt;');
  expect(escapeXml(`"it's"`)).toBe('&quot;it&#39;s&quot;');
});

test('what XML cannot hold is left out', () => {
  expect(escapeXml('a\u0000b\u001bc\ud800d')).toBe('abcd');
  expect(escapeXml('🐉 and\na dragon')).toBe('🐉 and\na dragon');
});
