import type { KeptCreature } from '../kept/creature';

/** The origin of a copy of a shared creature; `code` is the share code it was opened with. */
export function originOfShared(
  { record, origin }: KeptCreature,
  code: string,
): KeptCreature['origin'] {
  // The original author stays credited, however often it is copied.
  const before = origin === null ? '' : `, which was made from ${whatOf(origin)}`;
  const credit = `After “${record.name}”, shared by its maker on Delvewright${before}`;
  return { id: `s/${code}`, name: record.name, credit: credit.slice(0, 300).trim() };
}

/** The attribution of a creature; null when it was not made from another. */
export function creditWords({ origin }: KeptCreature): string | null {
  return origin && `Made from ${whatOf(origin).replace(/\.$/, '')}.`;
}

/** Formats the original: "Troll: by Ann", "Lich (SRD 5.2)"; the name is not repeated if the credit begins with it. */
function whatOf({ name, credit }: NonNullable<KeptCreature['origin']>): string {
  if (credit === '') return name;
  return credit.startsWith(name) ? credit : `${name}: ${credit}`;
}
