import { type Joiner, readImprovedInitiative } from '~/fights/sheet/improved-initiative';
import type { Sheet } from '~/fights/sheet/sheet';
import type { Edition } from '~/rules/edition';
import { gathered, type Joiners } from './joiner-text';

/** An encounter of another program for the form, or a sentence with the error. */
export type ForeignFight =
  | { name: string; joiners: readonly Joiners[]; problems: readonly string[] }
  | { problem: string };

/**
 * The request's body as text: JSON, or a form with the fields `Combatants` and `Name`, as Improved Initiative itself
 * accepts it.
 */
export async function bodyText(request: Request): Promise<string> {
  try {
    if (!/form/i.test(request.headers.get('Content-Type') ?? '')) return await request.text();
    const form = await request.formData();
    const Combatants = form.get('Combatants');
    return typeof Combatants === 'string'
      ? JSON.stringify({ Combatants, Name: form.get('Name') })
      : '';
  } catch {
    // Too long or aborted: the code that counts the bytes reports it.
    return '';
  }
}

/** Sheets from records for imported combatants that have only numbers, by name. */
export type KnownSheets = ReadonlyMap<string, Sheet>;

/** The names of imported combatants that have only numbers, to look up their records. */
export function bareNames(text: string, edition: Edition): string[] {
  const read = readImprovedInitiative(text, edition);
  const joiners = 'problem' in read ? [] : (read.encounters[0]?.joiners ?? []);
  return [...new Set(joiners.flatMap(({ bare, sheet }) => (bare ? [sheet.name] : [])))];
}

/**
 * Reads an encounter of another program for the form; combatants with only numbers get the statblock of a record with
 * the same name.
 */
export function foreignFight(
  text: string,
  edition: Edition,
  known: KnownSheets = new Map(),
): ForeignFight {
  const read = readImprovedInitiative(text, edition);
  if ('problem' in read) return read;
  const [first, ...others] = read.encounters;
  if (first === undefined) return { problem: 'There is no encounter in this file.' };
  const problems = [...first.problems];
  if (others.length > 0) {
    problems.push(
      `There are ${others.length + 1} encounters in this file. This is the first, “${first.name}”.`,
    );
  }
  const named = new Set<string>();
  const joiners = first.joiners.map((one): Joiner => {
    const found = one.bare ? known.get(one.sheet.name) : undefined;
    if (found === undefined) return one;
    named.add(one.sheet.name);
    const { maximum, uncounted, initiativeMode } = one.sheet;
    const counted = uncounted ? {} : { maximum };
    return { ...one, sheet: { ...found, ...counted, initiativeMode } };
  });
  if (named.size > 0) {
    const names = [...named].slice(0, 5).join(', ');
    problems.push(`Statblocks found by name: ${names}.`);
  }
  return { name: first.name, joiners: gathered(joiners), problems };
}
