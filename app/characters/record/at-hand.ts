import type { Carried, Character, Play } from './character';

/** What play knows of a carried item: its count, and whether it is equipped and attuned. */
export type AtHand = Pick<Carried, 'count' | 'equipped' | 'attuned'>;

type Entry = Play['gear'][string];

/** A carried item found in play, before its first entry in `gear`. */
export const NOT_YET: AtHand = { count: 0, equipped: false, attuned: false };

/**
 * A character with its items as play left them: counts, what is equipped and attuned, and what was found. An entry of
 * play counts only for the saved item that it was made for, so what was edited since wins, and a character that is
 * already at hand stays the same.
 */
export function withItemsAtHand(character: Character): Character {
  const { items, play } = character;
  if (Object.keys(play.gear).length === 0) return character;
  const saved = new Set(items.map(({ id }) => id));
  const found = play.loot.filter(({ id }) => !saved.has(id)).map(carriedOf);
  const all = [...items, ...found].map((one) => ({ ...one, ...atHand(play, one.id, one) }));
  return { ...character, items: all.slice(0, MOST_ITEMS) };
}

/** The maximum number of items of a character. */
const MOST_ITEMS = 200;

/** The state of an item in play; `saved` is that of the saved item. */
export function atHand({ gear }: Pick<Play, 'gear'>, id: string, saved: AtHand): AtHand {
  const entry = Object.hasOwn(gear, id) ? gear[id] : undefined;
  if (entry === undefined || !isOf(entry.of, saved)) return pick(saved);
  return pick(entry);
}

/** How many of an item were shot since the last search for them, whatever was edited on the sheet since. */
export function shotOf({ gear }: Pick<Play, 'gear'>, id: string): number {
  return Object.hasOwn(gear, id) ? (gear[id]?.shot ?? 0) : 0;
}

/** How many are found again: half of the ammunition, rounded down, and every weapon that was thrown. */
export function foundAgain({ thrown }: { thrown?: true }, shot: number): number {
  return thrown ? shot : Math.floor(shot / 2);
}

/** The id of the item that another one is in, whatever was edited on the sheet since; null for none. */
export function withinOf({ gear }: Pick<Play, 'gear'>, id: string): string | null {
  return Object.hasOwn(gear, id) ? (gear[id]?.within ?? null) : null;
}

/** An entry for an item as it is saved: only what was shot and what it is in remain; null when neither is known. */
export function entryAsSaved(
  { shot, within }: Pick<Entry, 'shot' | 'within'>,
  saved: AtHand,
): Entry | null {
  if (shot === 0 && within === undefined) return null;
  const { count, equipped, attuned } = saved;
  return {
    of: [count, equipped, attuned],
    count,
    equipped,
    attuned,
    shot,
    ...(within === undefined ? {} : { within }),
  };
}

/**
 * The play of a character whose items are saved as they are now: what play knew of them, found ones too, is in `after`
 * or was removed there. `before` are the items at hand that were changed. The same play when nothing is left over.
 */
export function playOfSaved(
  play: Play,
  before: readonly Carried[],
  after: readonly Carried[],
): Play {
  const [was, now] = [byId(before), byId(after)];
  const loot = play.loot.filter(({ id }) => !was.has(id) && !now.has(id));
  const found = new Set(loot.map(({ id }) => id));
  const gear = Object.entries(play.gear).flatMap(
    ([id, { within, ...entry }]): [string, Entry][] => {
      const isThere = within !== undefined && (now.has(within) || found.has(within));
      const kept: Entry = isThere ? { ...entry, within } : entry;
      if (found.has(id)) return [[id, kept]];
      const saved = now.get(id);
      // The ids of starting equipment are used again for other items.
      if (saved === undefined || saved.item !== was.get(id)?.item) return [];
      const left = entryAsSaved(kept, saved);
      return left === null ? [] : [[id, left]];
    },
  );
  const next = { ...play, loot, gear: Object.fromEntries(gear) };
  return JSON.stringify(next) === JSON.stringify(play) ? play : next;
}

function byId(items: readonly Carried[]): ReadonlyMap<string, Carried> {
  return new Map(items.map((one) => [one.id, one]));
}

/** An item found in play, as a carried item. */
function carriedOf({ id, item, name, pounds }: Play['loot'][number]): Carried {
  return {
    id,
    item,
    name,
    pounds,
    ...NOT_YET,
    plus: 0,
    twoHanded: false,
    weapon: null,
    armor: null,
    charges: null,
    notes: '',
  };
}

function isOf([count, equipped, attuned]: Entry['of'], saved: AtHand): boolean {
  return saved.count === count && saved.equipped === equipped && saved.attuned === attuned;
}

function pick({ count, equipped, attuned }: AtHand): AtHand {
  return { count, equipped, attuned };
}
