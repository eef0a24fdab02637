import type { PaperName } from '~/paper/paper';

/** The papers of an adventure. */
export const ADVENTURE_PAPERS = ['a4', 'letter'] as const satisfies readonly PaperName[];

/** The title of the table of those who wander: “Wandering monsters (1d6)”. */
export function wanderingTitle(wandering: readonly string[]): string {
  return `Wandering monsters (1d${wandering.length})`;
}
