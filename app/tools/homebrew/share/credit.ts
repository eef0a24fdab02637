import type { KeptCreature } from '../kept/creature';

/** What a copy of a shared creature says of where it is from; `code` is the one that opened it. */
export function originOfShared(
  { record, origin }: KeptCreature,
  code: string,
): KeptCreature['origin'] {
  // Whoever wrote what it was made from stays named, however often it is copied.
  const before = origin === null ? '' : `, which was made from ${whatOf(origin)}`;
  const credit = `After “${record.name}”, shared by its maker on Delvewright${before}`;
  return { id: `s/${code}`, name: record.name, credit: credit.slice(0, 300).trim() };
}

/** What stands below a creature of where it is from; null where it was made from nothing. */
export function creditWords({ origin }: KeptCreature): string | null {
  return origin && `Made from ${whatOf(origin).replace(/\.$/, '')}.`;
}

/** "Troll: by Ann", "Lich (SRD 5.2)": the name once, where its credit begins with it. */
function whatOf({ name, credit }: NonNullable<KeptCreature['origin']>): string {
  if (credit === '') return name;
  return credit.startsWith(name) ? credit : `${name}: ${credit}`;
}
