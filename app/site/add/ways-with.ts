import type { ThingToAdd } from '~/catalogue/add-to/add-facts';
import type { ToolId } from '~/catalogue/tool';
import { encounterPaths } from '~/encounter-paths';
import type { OpenedEncounter } from '~/encounters/kept/encounters.server';
import { fightPaths } from '~/fight-paths';
import { draftOf } from '~/tools/encounter-builder/keep/encounter-of';
import { trackerSearch } from '~/tools/encounter-builder/screen/ways-on';

/** Whether a tool is open to the user, or at least its demonstration. */
export type Reach = { isOpen: (tool: ToolId) => boolean; mayTry: (tool: ToolId) => boolean };

/** Links that begin something new with a thing, in tools that the user can reach. */
export function waysWith(
  { kind, id, name }: ThingToAdd,
  opened: OpenedEncounter | null,
  { isOpen, mayTry }: Reach,
): { says: string; to: string }[] {
  const ways: { says: string; to: string }[] = [];
  // The form of a new fight needs no account: a fight can also be run on the device.
  const fights = mayTry('initiative-tracker');
  if (kind === 'monster' && fights) {
    ways.push({
      says: 'New fight',
      to: fightPaths.newFight(`?monsters=${encodeURIComponent(id)}:1`),
    });
  }
  if (kind === 'encounter' && opened !== null) {
    // With the id of the encounter its notes, treasure and map come along.
    const { encounter, listed } = opened;
    const search = trackerSearch(draftOf(encounter, { id, version: listed.version }), name);
    if (fights) ways.push({ says: 'New fight', to: fightPaths.newFight(search) });
    if (isOpen('encounter-builder')) {
      const day = encounterPaths.day(`?fights=${encodeURIComponent(id)}`);
      ways.push({ says: 'Adventuring day', to: day });
    }
  }
  return ways;
}
