import type { Edition } from '~/rules/edition';

type Listed = { raceName: string; classLine: string; edition: Edition };

/** A line that distinguishes characters of the same name in a list: "Hill Dwarf, Cleric 5 · 2014". */
export function lineWords({ raceName, classLine, edition }: Listed): string {
  const who = [raceName, classLine].filter((words) => words !== '').join(', ');
  return [who, edition].filter((words) => words !== '').join(' · ');
}
