import {
  type Encounter,
  type EncounterCreature,
  encounter,
  type ListedEncounter,
} from '../encounter';

/** The possible statuses of an encounter. */
export const STATUSES = [
  'draft',
  'ready',
  'played',
] as const satisfies readonly ListedEncounter['status'][];

/** Most characters of an encounter as JSON, with a reserve: 60 kinds with notes, and its own notes. */
export const LONGEST_ENCOUNTER = 96 * 1024;

/** Parses an encounter from JSON, or returns a sentence with the error. */
export function readEncounter(
  text: string,
): { ok: true; encounter: Encounter } | { ok: false; problem: string } {
  if (text.length > LONGEST_ENCOUNTER) {
    return { ok: false, problem: 'This encounter is too long to save.' };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'This is not an encounter: it is not JSON.' };
  }
  return checkEncounter(value);
}

/** Validates a value as an encounter; the error names the first invalid field. */
export function checkEncounter(
  value: unknown,
): { ok: true; encounter: Encounter } | { ok: false; problem: string } {
  const read = encounter.safeParse(value);
  if (!read.success) {
    const [issue] = read.error.issues;
    const place = issue?.path.length ? `“${issue.path.join('.')}” ` : '';
    return { ok: false, problem: `This is not an encounter: ${place}${issue?.message ?? ''}.` };
  }
  const keys = read.data.creatures.map(({ key }) => key);
  if (new Set(keys).size < keys.length) {
    return {
      ok: false,
      problem: 'This is not an encounter: two of its creatures have the same key.',
    };
  }
  return { ok: true, encounter: read.data };
}

/** Number of foes, and their experience points before any multiplier. */
export function foesOf(creatures: readonly EncounterCreature[]): { foes: number; xp: number } {
  const foes = creatures.filter(({ side }) => side === 'foes');
  return {
    foes: foes.reduce((sum, { count }) => sum + count, 0),
    xp: foes.reduce((sum, { xp, count }) => sum + xp * count, 0),
  };
}

/**
 * The encounter as others see it when shared: the fight and its notes, without the owner's party, maps, folder and
 * tags.
 */
export function shownEncounter(whole: Encounter): Encounter {
  return {
    ...whole,
    party: { partyId: null, groups: whole.party.groups },
    place: null,
    folder: '',
    tags: [],
  };
}
