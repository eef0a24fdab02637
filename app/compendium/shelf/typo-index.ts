/** Only the start of a word is indexed: a typo after it is still found, and the index stays small. */
const INDEXED_LETTERS = 7;

/** The number of typing mistakes allowed in a word of this many letters. */
export function allowedTypos(letters: number): 0 | 1 | 2 {
  if (letters < 3) return 0;
  return letters < 5 ? 1 : 2;
}

/**
 * All variants of the start of a word with up to the allowed number of letters deleted, including itself. Two words
 * that differ by few typos share a variant (symmetric delete method), so near words are found by a lookup.
 */
export function typosOf(word: string): string[] {
  const letters = [...word];
  const found = new Set([letters.slice(0, INDEXED_LETTERS).join('')]);
  let last = [...found];
  for (let round = 0; round < allowedTypos(letters.length); round += 1) {
    last = last.flatMap((text) => oneLetterLess(text));
    for (const text of last) found.add(text);
  }
  found.delete('');
  return [...found];
}

function oneLetterLess(text: string): string[] {
  const letters = [...text];
  return letters.map((_, at) => letters.filter((_letter, index) => index !== at).join(''));
}
