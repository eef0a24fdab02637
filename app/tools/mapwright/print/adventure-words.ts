import type { PaperName } from '~/paper/paper';

/** The papers of an adventure. */
export const ADVENTURE_PAPERS = ['a4', 'letter'] as const satisfies readonly PaperName[];

/** The paper of an adventure: A4 for one that it is not printed on. */
export function adventurePaper(asked: string | null): PaperName {
  return ADVENTURE_PAPERS.find((one) => one === asked) ?? 'a4';
}

/** The title of the table of those who wander: “Wandering monsters (1d6)”. */
export function wanderingTitle(wandering: readonly string[]): string {
  return `Wandering monsters (1d${wandering.length})`;
}
