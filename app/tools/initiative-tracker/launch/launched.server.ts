import type { Encounter } from '~/encounters/encounter';
import { openEncounter } from '~/encounters/kept/encounters.server';
import type { Deed } from '~/fights/log/deeds';
import { joined, papersOf } from '~/fights/log/notes';
import type { Services } from '~/platform/services.server';
import { findCreatures } from '../creatures/find-creatures.server';
import { copiedMap } from '../mat/bring-map.server';
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
  const place = await broughtPlace(services, userId, encounter ? encounter.place : shown.place);
  const { notes = '', treasure = '' } = encounter ?? {};
  const papers = papersOf({}, { notes: joined(notes, place.words), treasure });
  return [...deeds, papers, place.deeds].filter((some) => some.length > 0);
}

/**
 * The deed that puts the map of a fight's place beside the order, and what its game master wrote about the room; nothing
 * of a map that is gone or too large.
 */
async function broughtPlace(
  services: Pick<Services, 'db' | 'files'>,
  userId: string,
  place: Encounter['place'],
): Promise<{ deeds: Deed[]; words: string }> {
  if (place === null) return { deeds: [], words: '' };
  const copied = await copiedMap(services, userId, place.mapId);
  if (!copied.ok) return { deeds: [], words: '' };
  const words = place.room === null ? '' : (copied.words.get(place.room) ?? '');
  return { deeds: [{ do: 'mat', map: { id: crypto.randomUUID(), ...copied.map } }], words };
}
