/** The books included with the site, with the year of their rules. */
const YEARS: Readonly<Record<string, string>> = { 'SRD 5.1': '2014', 'SRD 5.2': '2024' };

/** A short label that distinguishes records of the same name: the edition of our own books, or the book. */
export function bookWord(source: string): string {
  return YEARS[source] ?? source;
}
