import type { Carried, Character, Play } from './character';

/** What play knows of a carried item: its count, and whether it is equipped and attuned. */
export type AtHand = Pick<Carried, 'count' | 'equipped' | 'attuned'>;

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

/** How many of an item were shot since the last search for them. */
export function shotOf({ gear }: Pick<Play, 'gear'>, id: string, saved: AtHand): number {
  const entry = Object.hasOwn(gear, id) ? gear[id] : undefined;
  return entry !== undefined && isOf(entry.of, saved) ? entry.shot : 0;
}

/** The id of the item that another one is in; null for none. */
export function withinOf({ gear }: Pick<Play, 'gear'>, id: string, saved: AtHand): string | null {
  const entry = Object.hasOwn(gear, id) ? gear[id] : undefined;
  return entry !== undefined && isOf(entry.of, saved) ? (entry.within ?? null) : null;
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

function isOf([count, equipped, attuned]: Play['gear'][string]['of'], saved: AtHand): boolean {
  return saved.count === count && saved.equipped === equipped && saved.attuned === attuned;
}

function pick({ count, equipped, attuned }: AtHand): AtHand {
  return { count, equipped, attuned };
}
