import { expect, it } from 'vitest';
import { BACK, backWords, withBack } from './way-back';

function backOf(address: string): string | null {
  return new URL(address, 'https://here.test').searchParams.get(BACK);
}

it.each([
  ['/encounter-builder?edition=2014&monsters=ogre:1', 'Back to the encounter'],
  ['/lab/character/abc', 'Back to the character'],
  ['/initiative-tracker/abc', 'Back to the fight'],
  ['/monster-lookup?q=owl&cursor=x%2By', 'Back to the monsters'],
  ['/monster-lookup/compare?ids=ogre', 'Back to the comparison'],
  ['/spell-lookup/books/abc', 'Back to the spellbook'],
  ['/tonight', 'Back'],
])('a link from %s leads back there: %s', (from, label) => {
  expect(backOf(withBack('/monster-lookup/ogre?q=owl', from))).toBe(from);
  expect(backWords(from)).toBe(label);
});

it('keeps the place on the page to which a link leads', () => {
  expect(withBack('/cheat-sheet#cover', '/tonight')).toBe('/cheat-sheet?back=%2Ftonight#cover');
});

it('a page whose address is very long is not repeated in its links', () => {
  expect(withBack('/monster-lookup/ogre', `/x?${'y'.repeat(700)}`)).toBe('/monster-lookup/ogre');
});

it('nothing leads back to home, where a refused address leads', () => {
  expect(backWords('/')).toBeNull();
});
