import { ABILITIES, type Ability } from '~/rules/ability';
import type { Book } from '../book/book';
import { classOf } from '../book/find';
import type { Sheet } from '../sheet/sheet';

/** Scores as they would be with what is suggested beside. */
export type Pending = Record<Ability, number>;

/** The scores of a sheet, to suggest increases one after the other. */
export function pendingOf(sheet: Sheet): Pending {
  return Object.fromEntries(
    ABILITIES.map((ability) => [ability, sheet.abilities[ability].score.rule]),
  ) as Pending;
}

/** Abilities in the order in which a character wants them: what its first class needs, then Constitution, then the others it suggests. */
export function wantedAbilities(book: Book, sheet: Sheet): readonly Ability[] {
  const classes = sheet.classes.flatMap(({ slug }) => classOf(book, slug) ?? []);
  const primary = classes.flatMap((one) => [
    ...(one.casting && one.casting.kind !== 'half' ? [one.casting.ability] : []),
    ...best(one.primary, one.suggested),
  ]);
  const suggested = classes[0]?.suggested ?? [15, 14, 13, 12, 10, 8];
  return [...new Set<Ability>([...primary, 'con', ...best(ABILITIES, suggested)])];
}

function best(list: readonly Ability[], suggested: readonly number[]): readonly Ability[] {
  const worth = (ability: Ability) => suggested[ABILITIES.indexOf(ability)] ?? 0;
  return [...list].sort((one, other) => worth(other) - worth(one));
}

/** Two points where they do most: up to 20, an odd score made even first where one of the wanted is. Changes what is pending. */
export function twoPoints(wanted: readonly Ability[], pending: Pending): readonly Ability[] {
  const picks: Ability[] = [];
  while (picks.length < 2) {
    const open = wanted.filter((ability) => pending[ability] < 20);
    const odd = open.slice(0, 2).find((ability) => pending[ability] % 2 === 1);
    const ability = picks.length === 1 ? (odd ?? open[0]) : open[0];
    if (ability === undefined) break;
    pending[ability] += 1;
    picks.push(ability);
  }
  return picks;
}

/** Of a background's three abilities the most wanted two, the first +2 and the second +1. Changes what is pending. */
export function twoOfBackground(
  wanted: readonly Ability[],
  from: readonly Ability[],
  pending: Pending,
): readonly Ability[] {
  const most = 20;
  const first = differentOnes(wanted, from, { count: 1, plus: 2, most }, pending);
  const others = wanted.filter((ability) => !first.includes(ability));
  return [...first, ...differentOnes(others, from, { count: 1, plus: 1, most }, pending)];
}

/** So many different abilities of a list, the most wanted first, none over its limit. Changes what is pending. */
export function differentOnes(
  wanted: readonly Ability[],
  from: readonly Ability[],
  { count, plus, most }: { count: number; plus: number; most: number },
  pending: Pending,
): readonly Ability[] {
  const open = wanted.filter((one) => from.includes(one));
  const fit = open.filter((one) => pending[one] + plus <= most);
  const picks = [...new Set([...fit, ...open])].slice(0, count);
  for (const ability of picks) pending[ability] += plus;
  return picks;
}
