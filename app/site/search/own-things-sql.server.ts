import { foldText, wordsOf } from '~/compendium/records/text-fold';
import { type FoundRoom, roomsWith } from '~/maps/kept/room-words';
import type { Database } from '~/platform/database.server';

/** The kinds of things that a user keeps, in the order in which a search lists them. */
export const OWN_KINDS = [
  'fight',
  'encounter',
  'party',
  'character',
  'creature',
  'map',
  'battle',
  'list',
  'spellbook',
  'macro',
  'table',
] as const;
export type OwnKind = (typeof OWN_KINDS)[number];

/** A thing of the user's own that a search finds. */
export type OwnThing = { kind: OwnKind; id: string; name: string };

/** A room of a user's map that a search finds. */
export type OwnRoom = { mapId: string; map: string; room: FoundRoom };

const MOST_OF_A_KIND = 5;
const MOST_WORDS = 4;
/** Maps that have all words somewhere, of which those with one room for all of them are shown. */
const MOST_MAPS_READ = 30;

/** Where each kind lies; parties also those that the user plays in. */
const TABLES: Readonly<Record<OwnKind, string>> = {
  fight: 'fights',
  encounter: 'encounters',
  party: 'parties',
  character: 'characters',
  creature: 'homebrew_creatures',
  map: 'maps',
  battle: 'battles',
  list: 'monster_lists',
  spellbook: 'spellbooks',
  macro: 'dice_kept',
  table: 'dice_kept',
};

/** Who a thing of a kind belongs to, and which rows of its table are of the kind. */
function theirsOf(kind: OwnKind): string {
  switch (kind) {
    case 'party':
      return '(user_id = ?1 or id in (select party_id from party_people where user_id = ?1))';
    case 'macro':
    case 'table':
      return `user_id = ?1 and kind = '${kind}'`;
    default:
      return 'user_id = ?1';
  }
}

/**
 * The user's own things whose names, or of fights also the notes, contain each typed word, and the rooms of their maps
 * about which each is written; at most five of a kind, those changed last first. One batch; nothing for a text without
 * letters and digits.
 */
export async function ownThings(
  db: Database,
  userId: string,
  text: string,
): Promise<{ things: OwnThing[]; rooms: OwnRoom[] }> {
  const words = wordsOf(foldText(text)).slice(0, MOST_WORDS);
  if (words.length === 0) return { things: [], rooms: [] };
  const asked = OWN_KINDS.map((kind) => {
    const read = kind === 'fight' ? "name || ' ' || notes" : 'name';
    const named = words.map((_, at) => `instr(lower(${read}), ?${at + 2}) > 0`).join(' and ');
    const sql = `select '${kind}' as kind, id, name from ${TABLES[kind]}
      where ${theirsOf(kind)} and deleted_at is null and ${named} order by updated_at desc, id limit ${MOST_OF_A_KIND}`;
    return db.$client.prepare(sql).bind(userId, ...words);
  });
  const isSaid = words.map((_, at) => `instr(room_words, ?${at + 2}) > 0`).join(' and ');
  const inRooms = db.$client
    .prepare(`select id, name, room_words as words from maps
      where user_id = ?1 and deleted_at is null and room_words <> '' and ${isSaid}
      order by updated_at desc, id limit ${MOST_MAPS_READ}`)
    .bind(userId, ...words);
  const [maps, ...found] = await db.$client.batch<OwnThing & { words: string }>([
    inRooms,
    ...asked,
  ]);
  const rooms = (maps?.results ?? []).flatMap((map) =>
    roomsWith(map.words, words).map((room) => ({ mapId: map.id, map: map.name, room })),
  );
  return {
    things: found.flatMap(({ results }) => results),
    rooms: rooms.slice(0, MOST_OF_A_KIND),
  };
}
