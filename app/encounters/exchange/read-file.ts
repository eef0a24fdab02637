import { refusalOf } from '~/compendium/foreign/refusals';
import type { Edition } from '~/rules/edition';
import { ENCOUNTER_LIMITS, type Encounter } from '../encounter';
import { checkEncounter } from '../kept/encounter-text';
import { type NamedCreature, readCsv } from './read-csv';

/** Most bytes of a file. */
export const LONGEST_FILE = 256 * 1024;

/**
 * The content of a file: a complete encounter of ours, or names to look up. `problems`: what could not be read, by
 * line.
 */
export type FileReading =
  | {
      readonly is: 'encounter';
      readonly encounter: Encounter;
      readonly problems: readonly string[];
    }
  | {
      readonly is: 'names';
      readonly creatures: readonly NamedCreature[];
      readonly problems: readonly string[];
    }
  | { readonly is: 'nothing'; readonly problems: readonly string[] };

/** Reads a file or pasted text with an encounter: our own JSON, or CSV with a name in each line. Never throws. */
export function readEncounterFile(text: string, edition: Edition): FileReading {
  const trimmed = text.replace(/^\ufeff/, '').trim();
  if (text.length > LONGEST_FILE) return nothing('An encounter file has at most 256 kB.');
  if (trimmed === '') return nothing('The file is empty.');
  return /^[[{]/.test(trimmed) ? readOwn(trimmed, edition) : readNames(trimmed);
}

const NO_ENCOUNTER =
  'This is not an encounter from here or from Improved Initiative. Paste its monsters instead, one per line: “2 Goblins”.';

function readOwn(text: string, edition: Edition): FileReading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return nothing('This looks like JSON but is not valid: check for a missing comma or bracket.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return nothing(
      'This is not an encounter from here: one is an object with a name and creatures.',
    );
  }
  const refused = 'creatures' in value ? null : (refusalOf(value) ?? NO_ENCOUNTER);
  if (refused !== null) return nothing(refused);
  const { kind: _, ...fields } = value as Record<string, unknown>;
  const checked = checkEncounter({ edition, ...fields });
  if (!checked.ok) return nothing(checked.problem);
  const { party, ...rest } = checked.encounter;
  // Drops references to the party and map, which belong to the user who exported the file.
  const own = { ...rest, party: { partyId: null, groups: party.groups }, place: null };
  return { is: 'encounter', encounter: own, problems: [] };
}

function readNames(text: string): FileReading {
  const { creatures, problems } = readCsv(text);
  const kinds = ENCOUNTER_LIMITS.creatures;
  const kept = creatures.slice(0, kinds);
  const told =
    creatures.length > kinds
      ? [
          ...problems,
          `An encounter has at most ${kinds} kinds of monsters: the last ${creatures.length - kinds} were left out.`,
        ]
      : problems;
  return kept.length === 0
    ? { is: 'nothing', problems: told }
    : { is: 'names', creatures: kept, problems: told };
}

function nothing(problem: string): FileReading {
  return { is: 'nothing', problems: [problem] };
}
