import { slugOf } from './match-names';

/** The file name of a character: its name in plain letters for any operating system, and the extension. */
export function characterFileName(name: string, ending: string): string {
  return `${slugOf(name).slice(0, 60).replace(/-+$/, '') || 'character'}.${ending}`;
}
