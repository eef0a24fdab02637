import type { Encounter } from '~/encounters/encounter';
import { openEncounter } from '~/encounters/kept/encounters.server';
import type { Deed } from '~/fights/log/deeds';
import { papersOf } from '~/fights/log/notes';
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
  if ('problem' in deeds || shown.encounter === null || userId === null) return deeds;
  // Only its owner's; one that is gone meanwhile brings nothing.
  const read = await openEncounter(services, userId, shown.encounter);
  if (read === null || read === 'unread') return deeds;
  const papers = papersOf({}, read.encounter);
  const map = await mapOfPlace(services, userId, read.encounter.place);
  return [...deeds, papers, map].filter((some) => some.length > 0);
}

/** The deed that puts the map of an encounter's place beside the order; none for a map that is gone or too large. */
async function mapOfPlace(
  services: Pick<Services, 'db' | 'files'>,
  userId: string,
  place: Encounter['place'],
): Promise<Deed[]> {
  if (place === null) return [];
  const copied = await copiedMap(services, userId, place.mapId);
  return copied.ok ? [{ do: 'mat', map: { id: crypto.randomUUID(), ...copied.map } }] : [];
}
