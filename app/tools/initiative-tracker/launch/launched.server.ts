import { openEncounter } from '~/encounters/kept/encounters.server';
import { papersOf } from '~/fights/log/notes';
import type { Services } from '~/platform/services.server';
import { findCreatures } from '../creatures/find-creatures.server';
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
  const papers = read === null || read === 'unread' ? [] : papersOf({}, read.encounter);
  return papers.length === 0 ? deeds : [...deeds, papers];
}
