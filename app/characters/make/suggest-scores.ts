import { ABILITIES, type Ability } from '~/rules/ability';
import type { Book } from '../book/book';
import { classOf } from '../book/find';
import type { Sheet } from '../sheet/sheet';

/** The scores including the increases suggested so far. */
export type Pending = Record<Ability, number>;

/** The current scores of a sheet, as a start for suggesting several increases. */
export function pendingOf(sheet: Sheet): Pending {
  return Object.fromEntries(
    ABILITIES.map((ability) => [ability, sheet.abilities[ability].score.rule]),
  ) as Pending;
}

/** Abilities by priority: those that the first class needs, then Constitution, then the others it recommends. */
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

/**
 * Two points where they are most useful: no score above 20, an odd score made even first if it is a priority. Updates
 * `pending`.
 */
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

/** Two of a background's three abilities by priority, the first +2 and the second +1. Updates `pending`. */
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

/** Different abilities of a list by priority, none above its limit. Updates `pending`. */
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
