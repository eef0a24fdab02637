import { slugOf } from './match-names';

/** The name of a character's file: its own in plain letters, so that every system takes it, and the ending. */
export function characterFileName(name: string, ending: string): string {
  return `${slugOf(name).slice(0, 60).replace(/-+$/, '') || 'character'}.${ending}`;
}
