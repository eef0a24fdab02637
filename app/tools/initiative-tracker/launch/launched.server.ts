import type { Encounter } from '~/encounters/encounter';
import { openEncounter } from '~/encounters/kept/encounters.server';
import type { Deed } from '~/fights/log/deeds';
import { joined, papersOf } from '~/fights/log/notes';
import { spaceOf } from '~/fights/mat/token-space';
import type { DungeonMap } from '~/maps/map/grid';
import type { Services } from '~/platform/services.server';
import { findCreatures } from '../creatures/find-creatures.server';
import { copiedMap } from '../mat/bring-map.server';
import { placesInRoom } from '../mat/room-places';
import { namesIn } from '../presses/add-presses';
import { launchDeeds } from './launch-events';
import type { LaunchForm } from './launch-form';

/** The deeds that a form's fight begins with, with monsters from their records; or a sentence why it cannot begin. */
export async function launchedDeeds(
  services: Pick<Services, 'db' | 'files'>,
  shown: LaunchForm,
  userId: string | null,
) {
  const { edition, lines, more } = shown;
  const { db } = services;
  const names = [lines, ...more.map((one) => one.lines)].flatMap(namesIn);
  const found = await findCreatures(db, names, { edition, userId });
  const deeds = launchDeeds(shown, {
    seed: crypto.randomUUID(),
    newId: () => crypto.randomUUID(),
    creature: (one) => found.get(one) ?? null,
  });
  if ('problem' in deeds || userId === null) return deeds;
  // Only its owner's; one that is gone meanwhile brings nothing.
  const read =
    shown.encounter === null ? null : await openEncounter(services, userId, shown.encounter);
  const encounter = read === null || read === 'unread' ? null : read.encounter;
  const asked = encounter ? encounter.place : shown.place;
  const place = await broughtPlace(services, userId, asked, deeds.flat());
  const { notes = '', treasure = '' } = encounter ?? {};
  const papers = papersOf({}, { notes: joined(notes, place.words), treasure });
  return [...deeds, papers, place.deeds].filter((some) => some.length > 0);
}

/**
 * The deeds that put the map of a fight's place beside the order and the monsters into their room, and what its game
 * master wrote about the room; nothing of a map that is gone or too large.
 */
async function broughtPlace(
  services: Pick<Services, 'db' | 'files'>,
  userId: string,
  place: Encounter['place'],
  deeds: readonly Deed[],
): Promise<{ deeds: Deed[]; words: string }> {
  if (place === null) return { deeds: [], words: '' };
  const copied = await copiedMap(services, userId, place.mapId);
  if (!copied.ok) return { deeds: [], words: '' };
  const mat: Deed = { do: 'mat', map: { id: crypto.randomUUID(), ...copied.map } };
  if (place.room === null) return { deeds: [mat], words: '' };
  const words = copied.words.get(place.room) ?? '';
  return { deeds: [mat, ...placedIn(copied.drawn, place.room, deeds)], words };
}

/** The deed that places the foes that are there from the beginning in their room, which is covered still. */
function placedIn(map: DungeonMap, room: number, deeds: readonly Deed[]): Deed[] {
  const foes = deeds
    .flatMap((deed) => (deed.do === 'add' ? deed.seeds : []))
    .filter(
      ({ kind, side, arrives }) => kind === 'creature' && side === 'foes' && arrives === null,
    );
  const places = placesInRoom(map, room, foes.map(spaceOf));
  const placed = foes.flatMap(({ id }, at) => {
    const found = places[at];
    return found ? [{ who: id, at: found }] : [];
  });
  return placed.length === 0 ? [] : [{ do: 'mat-place', placed }];
}
