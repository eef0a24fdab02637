/** The books that come with the site, by the year of their rules. */
const YEARS: Readonly<Record<string, string>> = { 'SRD 5.1': '2014', 'SRD 5.2': '2024' };

/** What sets a record apart from its namesakes, in a word: the edition of our own books, or the book. */
export function bookWord(source: string): string {
  return YEARS[source] ?? source;
}
