import { z } from 'zod';
import { line, prose, whole } from '~/compendium/records/record-parts';
import { bareSheet } from '~/fights/sheet/by-hand';
import type { Joiner } from '~/fights/sheet/improved-initiative';
import { type Sheet, SIDES, sheet } from '~/fights/sheet/sheet';

const joiner = z.strictObject({
  many: whole(1, 200),
  sheet,
  side: z.enum(SIDES),
  alias: line(100).nullable().default(null),
  hidden: z.boolean().default(false),
  hitPoints: whole(0, 9999).optional(),
  initiative: whole(-30, 99).optional(),
  standing: z.strictObject({ temporary: whole(0, 9999) }).optional(),
  note: prose(2000).default(''),
});
/** A number of identical imported combatants. */
export type Joiners = z.infer<typeof joiner>;

const joiners = z.array(joiner).max(200);

/** Groups identical combatants and counts them. */
export function gathered(all: readonly Joiner[]): Joiners[] {
  const groups = new Map<string, Joiners>();
  for (const { bare: _, ...one } of all) {
    const key = JSON.stringify(one);
    const group = groups.get(key);
    if (group) group.many += 1;
    else groups.set(key, { ...one, many: 1 });
  }
  return [...groups.values()];
}

/** Serialises the groups for a form field, without default values of the sheets. */
export function joinersText(all: readonly Joiners[]): string {
  return JSON.stringify(all.map((one) => ({ ...one, sheet: lean(one.sheet) })));
}

/** Parses the form field; null when it is invalid. */
export function joinersIn(text: string): Joiners[] | null {
  if (text === '') return [];
  try {
    const read = joiners.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

function lean(whole: Sheet): Partial<Sheet> {
  const { name, edition, maximum, saves } = whole;
  const usual = new Map(
    Object.entries({ ...bareSheet(edition, { name, maximum }), uncounted: false }),
  );
  const own = Object.entries(whole).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(usual.get(key)),
  );
  return { ...Object.fromEntries(own), name, edition, maximum, saves };
}
