import type { Edition } from '~/rules/edition';

const MODERN = /\bAttack Roll ?: ?[+−–-]|\bSaving Throw ?: ?DC \d/g;
const CLASSIC =
  /\b(?:Weapon|Spell) Attack ?:|[+−–-] ?\d{1,2} to hit,|\bDC \d{1,2} [A-Z][a-z]+(?: or [A-Z][a-z]+)? saving throw/g;

/**
 * The edition in whose phrasing the texts are written. Attacks and saves decide before labels and other signs of the
 * page (`labels`: positive for 2024, negative for 2014).
 */
export function editionBySigns(texts: readonly string[], labels = 0): Edition {
  let words = 0;
  for (const text of texts) {
    words += (text.match(MODERN) ?? []).length - (text.match(CLASSIC) ?? []).length;
  }
  if (words !== 0) return words > 0 ? '2024' : '2014';
  return labels > 0 ? '2024' : '2014';
}
