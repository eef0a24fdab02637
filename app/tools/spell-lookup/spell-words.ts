const ORDINALS = ['', '1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th'];

/** A spell's level in the rules' wording: "Cantrip", "3rd level". */
export function levelWords(level: number): string {
  return level === 0 ? 'Cantrip' : `${ORDINALS[level] ?? level} level`;
}

/** The heading of a spell level: "Cantrips", "3rd level". */
export function levelHeading(level: number): string {
  return level === 0 ? 'Cantrips' : levelWords(level);
}

/** Formats a count of spells: "12 spells", "1 spell", "1,000+ spells", "No spells". */
export function countWords(count: number, more = false): string {
  if (count === 0) return 'No spells';
  if (more) return `${count.toLocaleString('en')}+ spells`;
  return count === 1 ? '1 spell' : `${count.toLocaleString('en')} spells`;
}

/** The label of the button that closes the filters on a phone: "Show 12 spells", "No matches". */
export function showWords(count: number, more = false): string {
  return count === 0 ? 'No matches' : `Show ${countWords(count, more)}`;
}

/** Capitalises the first letter. */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
