import type { Edition } from '~/rules/edition';
import { createRandom, type Random } from '~/rules/random';
import { type Candidate, isWanted, type Wanted } from './candidate';
import { COMPANIES, companiesOf } from './companies';
import { type Drawn, drawSlots } from './draw-slots';
import type { Slot, Template } from './templates';
import { type Band, bandWindow, rawWindow, type Window } from './window';

/** A row that stays: its number of foes and the points of each. */
export type Fixed = { readonly xp: number; readonly count: number; readonly record: string | null };

export type FillOrder = {
  /** The same seed, order and creatures draw the same fight. */
  readonly seed: string;
  readonly edition: Edition;
  readonly levels: readonly number[];
  readonly band: Band;
  readonly template: Template;
  readonly pool: readonly Candidate[];
  readonly wanted: Wanted;
  /** The locked rows. */
  readonly fixed: readonly Fixed[];
};

export type Filled =
  | { readonly ok: true; readonly drawn: readonly Drawn[] }
  | { readonly ok: false; readonly why: string };

/**
 * Draws the rest of a fight around the locked rows: always within the band of the edition's verdict, or returns a
 * sentence why not and what would help.
 */
export function fill(order: FillOrder): Filled {
  const { edition, levels, band, template, wanted, fixed } = order;
  const adjusted = bandWindow(edition, levels, band);
  if (adjusted === null) return no('Choose the party first: without levels there is no budget.');
  const pool = order.pool.filter((one) => isWanted(one, wanted));
  if (pool.length === 0) {
    return no('No monster matches. Remove a filter, or widen the CR range.');
  }
  const slots = slotsLeft(template.slots, fixed.length);
  const random = createRandom(order.seed);
  for (const group of groupsOf(order, pool, random)) {
    const drawn = drawWithin({ order, pool: group, slots, adjusted }, random);
    const kinds = new Set(drawn?.map(({ creature }) => creature.id)).size;
    // A company too small for the shape would give one kind in two rows.
    if (drawn !== null && (kinds === drawn.length || group === pool)) return { ok: true, drawn };
  }
  return no(whyNot(order, pool, slots, adjusted));
}

/** Creatures of these types have nothing in common but the type: a warhorse does not hunt with a shark. */
const STRANGERS = new Set(['beast', 'monstrosity']);

/**
 * The parts of the pool to draw from, in the order in which they are tried: companies that the locked creatures belong
 * to, the other companies, creatures of one type, and in the end everybody, so that a fight is drawn wherever one can be.
 */
function groupsOf(
  { fixed, wanted, pool: everybody }: FillOrder,
  pool: readonly Candidate[],
  random: Random,
): readonly (readonly Candidate[])[] {
  const ids = new Set(fixed.flatMap(({ record }) => record ?? []));
  const locked = everybody.filter(({ id }) => ids.has(id));
  const inPlace = COMPANIES.filter(
    ({ places }) =>
      wanted.places.length === 0 || places.some((place) => wanted.places.includes(place)),
  );
  const fitting = random
    .shuffle(inPlace)
    .map((one) => ({
      group: pool.filter(({ name }) => companiesOf(name).includes(one)),
      locked: locked.filter(({ name }) => companiesOf(name).includes(one)).length,
    }))
    .filter(({ group }) => group.length > 0)
    .toSorted((one, other) => other.locked - one.locked);
  const types = [...new Set((locked.length > 0 ? locked : pool).map(({ type }) => type))].filter(
    (type) => !STRANGERS.has(type),
  );
  const ofType = random.shuffle(types).map((type) => pool.filter((one) => one.type === type));
  return [...fitting.map(({ group }) => group), ...ofType, pool];
}

/**
 * The slots of a template that are left beside locked rows: those replace its first slots, but at least one is drawn.
 */
export function slotsLeft(slots: readonly Slot[], locked: number): readonly Slot[] {
  return slots.slice(Math.min(locked, slots.length - 1));
}

type Task = {
  readonly order: FillOrder;
  readonly pool: readonly Candidate[];
  readonly slots: readonly Slot[];
  readonly adjusted: Window;
};

function drawWithin(
  { order, pool, slots, adjusted }: Task,
  random: Random,
): readonly Drawn[] | null {
  const { edition, levels, fixed } = order;
  const taken = new Set(fixed.flatMap(({ record }) => record ?? []));
  const held = fixed.reduce((sum, { count }) => sum + count, 0);
  const spent = fixed.reduce((sum, { xp, count }) => sum + xp * count, 0);
  const tasks = random.shuffle(countsOf(slots));
  // Try usual numbers of foes first: in 2024 at most two for each character.
  const usual = tasks.filter((counts) => sumOf(counts) + held <= 2 * levels.length);
  for (const counts of [...(edition === '2024' ? usual : []), ...tasks]) {
    const raw = rawWindow(edition, adjusted, held + sumOf(counts), levels.length);
    const left: Window = { from: raw.from - spent, below: raw.below - spent };
    if (left.below <= 1) continue;
    const drawn = drawSlots({ pool, slots, counts, left, taken }, random);
    if (drawn !== null) return drawn;
  }
  return null;
}

/** All combinations of counts for the template's slots. */
function countsOf(slots: readonly Slot[]): readonly (readonly number[])[] {
  return slots.reduce<readonly (readonly number[])[]>(
    (ways, { count: [least, most] }) =>
      ways.flatMap((way) =>
        Array.from({ length: most - least + 1 }, (_, at) => [...way, least + at]),
      ),
    [[]],
  );
}

function whyNot(
  { edition, levels, band, fixed }: FillOrder,
  pool: readonly Candidate[],
  slots: readonly Slot[],
  adjusted: Window,
): string {
  const held = fixed.reduce((sum, { count }) => sum + count, 0);
  const spent = fixed.reduce((sum, { xp, count }) => sum + xp * count, 0);
  const least = slots.reduce((sum, { count }) => sum + count[0], 0);
  const most = slots.reduce((sum, { count }) => sum + count[1], 0);
  const room = rawWindow(edition, adjusted, held + least, levels.length).below - spent;
  const cheapest = Math.min(...pool.map(({ xp }) => xp));
  const dearest = Math.max(...pool.map(({ xp }) => xp));
  if (fixed.length > 0 && room <= 1) {
    return `The locked monsters are already more than ${band}. Unlock a row, or choose a higher difficulty.`;
  }
  if (cheapest * least >= room) {
    return `Even the weakest of these monsters are too much for ${band}. Choose a higher difficulty, fewer monsters or a lower CR.`;
  }
  const wanted = rawWindow(edition, adjusted, held + most, levels.length).from - spent;
  if (dearest * most < wanted) {
    return `Even the strongest of these monsters stay below ${band}. Choose a lower difficulty, another shape or a higher CR.`;
  }
  return `No mix of these monsters is exactly ${band}. Allow more kinds of monsters, or choose another shape.`;
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, one) => sum + one, 0);
}

function no(why: string): Filled {
  return { ok: false, why };
}

/** Draws one row again: the same count if possible, and another creature if there is one; the rest stays. */
export function drawAgain(
  order: Omit<FillOrder, 'template'>,
  row: { readonly record: string | null; readonly count: number; readonly round: number | null },
): Filled {
  const slot = (count: readonly [number, number]): Template => ({
    id: 'row',
    name: '',
    words: '',
    slots: [{ count, share: 1, roles: [], round: row.round }],
  });
  const others = order.pool.filter(({ id }) => id !== row.record);
  const fixed = order.fixed.filter((one) => one.count > 0);
  // Locked rows replace a template's slots; here the single slot is always drawn.
  const same = fill({ ...order, fixed, pool: others, template: slot([row.count, row.count]) });
  return same.ok ? same : fill({ ...order, fixed, pool: others, template: slot([1, 12]) });
}
