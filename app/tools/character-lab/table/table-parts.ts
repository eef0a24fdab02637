/** The parts of the page, each with its own URL: `?part=spells`. */
export const TABLE_PARTS = [
  ['act', 'Act'],
  ['spells', 'Spells'],
  ['skills', 'Skills'],
  ['equipment', 'Gear'],
  ['features', 'Features'],
  ['notes', 'Notes'],
] as const;

export type TablePart = (typeof TABLE_PARTS)[number][0];

/** The part in a URL; the first one by default. */
export function partOf(asked: string | null): TablePart {
  return TABLE_PARTS.find(([part]) => part === asked)?.[0] ?? 'act';
}
