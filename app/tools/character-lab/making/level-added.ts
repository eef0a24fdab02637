import type { ClassView } from './making-facts';

export type Levels = readonly Pick<ClassView['levels'][number], 'className'>[];

/** What is said of a level that came to a character that had some: "Level 3 added: Rogue 2." '' for none. */
export function levelAdded(had: number, now: Levels): string {
  const last = now.at(-1);
  if (last === undefined || had === 0 || now.length <= had) return '';
  const { className } = last;
  const taken = now.filter((one) => one.className === className).length;
  return `Level ${now.length} added: ${className} ${taken}.`;
}
