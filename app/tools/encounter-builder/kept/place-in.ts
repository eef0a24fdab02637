import type { Encounter } from '~/encounters/encounter';

/** Parses a place: the link or id of a saved map, and one of its rooms by number. Null for none. */
export function placeIn(text: string, room: string): Encounter['place'] {
  const typed = text.trim();
  const id = /(?:^|\/mapwright\/maps\/)([\w-]{8,80})(?:[/?#].*)?$/.exec(typed)?.[1];
  if (id === undefined) return null;
  const number = /^\d{1,4}$/.test(room) ? Number(room) : 0;
  return { mapId: id, room: number > 0 ? number : null };
}
