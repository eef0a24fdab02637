import type { Fight } from '../log/state';
import { combatantOf, membersOf } from '../people/people';

/** The fight before and after one deed. */
export type Around = { readonly before: Fight; readonly after: Fight };

/** A combatant's name at that time; "Somebody" when unknown. */
export function nameIn({ before, after }: Around, who: string | null): string {
  if (who === null) return 'Somebody';
  return combatantOf(before, who)?.name ?? combatantOf(after, who)?.name ?? 'Somebody';
}

/** "Goblin 1, Goblin 2 and Mira"; long lists end with the number of the rest. */
export function namesIn(around: Around, who: readonly string[]): string {
  return listed(who.map((one) => nameIn(around, one)));
}

/** "a, b and c"; with more than eight, the first seven "and 4 more". */
export function listed(parts: readonly string[]): string {
  if (parts.length > 8) return `${parts.slice(0, 7).join(', ')} and ${parts.length - 7} more`;
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** The names of a row's members. */
export function rowName(around: Around, row: string | null): string {
  if (row === null) return 'nobody';
  const members = [around.after, around.before]
    .map((fight) => membersOf(fight, row))
    .find((found) => found.length > 0);
  return members === undefined ? 'nobody' : listed(members.map(({ name }) => name));
}

/** Chooses "is" or "are" by the number of names. */
export function verb(who: readonly unknown[], one: string, more: string): string {
  return who.length === 1 ? one : more;
}
