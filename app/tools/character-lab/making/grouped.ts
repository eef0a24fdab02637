import type { Answer } from './making-facts';

/** Groups answers by their group, in order of first occurrence. */
export function grouped(answers: readonly Answer[]): { group: string; answers: Answer[] }[] {
  const groups = new Map<string, Answer[]>();
  for (const answer of answers) {
    const group = answer.group ?? '';
    groups.set(group, [...(groups.get(group) ?? []), answer]);
  }
  return [...groups].map(([group, list]) => ({ group, answers: list }));
}
