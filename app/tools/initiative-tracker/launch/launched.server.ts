import type { Services } from '~/platform/services.server';
import { findCreatures } from '../creatures/find-creatures.server';
import { namesIn } from '../presses/add-presses';
import { launchDeeds } from './launch-events';
import type { LaunchForm } from './launch-form';

/** The deeds that a form's fight begins with, with monsters from their records; or a sentence why it cannot begin. */
export async function launchedDeeds(
  { db }: Pick<Services, 'db'>,
  shown: LaunchForm,
  userId: string | null,
) {
  const { edition, lines, more } = shown;
  const names = [lines, ...more.map((one) => one.lines)].flatMap(namesIn);
  const found = await findCreatures(db, names, { edition, userId });
  return launchDeeds(shown, {
    seed: crypto.randomUUID(),
    newId: () => crypto.randomUUID(),
    creature: (one) => found.get(one) ?? null,
  });
}
