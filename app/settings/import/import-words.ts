import type { Outcomes } from './import-state';

/** A line of the report: what became of the things of one kind. */
export type KindLine = Outcomes & { kind: string; called: string };

/** "12 maps", "1 map". */
export function countWords(count: number, [one, many]: readonly [string, string]): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/** The title of a finished import. */
export function doneWords(lines: readonly KindLine[]): string {
  const sum = (of: keyof Outcomes) => lines.reduce((all, line) => all + line[of], 0);
  const things = (count: number) => countWords(count, ['thing', 'things']);
  if (sum('came') > 0) return `Imported ${things(sum('came'))}.`;
  return sum('there') > 0 && sum('refused') === 0
    ? 'Everything in this file is here already.'
    : 'Nothing was imported.';
}

/** What the file holds and an import never takes, as sentences. */
export const STAYS_OUT = [
  'Your plan, role, email address and where you are signed in: this account keeps its own.',
  'Links for sharing, codes of parties and fights, and the people in them: share and invite again.',
  'Earlier versions of monsters and encounters, and the log of what a character did.',
  'What was in Recently deleted.',
] as const;
