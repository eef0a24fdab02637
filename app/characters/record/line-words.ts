import type { Edition } from '~/rules/edition';

type Listed = { raceName: string; classLine: string; edition: Edition };

/** What tells a character from another of the same name where one chooses among them: "Hill Dwarf, Cleric 5 · 2014". */
export function lineWords({ raceName, classLine, edition }: Listed): string {
  const who = [raceName, classLine].filter((words) => words !== '').join(', ');
  return [who, edition].filter((words) => words !== '').join(' · ');
}
