import {
  type Encounter,
  type EncounterCreature,
  encounter,
  type ListedEncounter,
} from '../encounter';

/** The statuses that an encounter may have. */
export const STATUSES = [
  'draft',
  'ready',
  'played',
] as const satisfies readonly ListedEncounter['status'][];

/** The most letters that an encounter has as JSON, with room to spare: 60 kinds with notes, and its own. */
export const LONGEST_ENCOUNTER = 96 * 1024;

/** An encounter that was stored or sent as JSON, or what is wrong with it as a sentence. */
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

/** A value that may be an encounter, checked; the problem names the first field that is wrong. */
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

/** How many foes there are, and what they are worth before any multiplier. */
export function foesOf(creatures: readonly EncounterCreature[]): { foes: number; xp: number } {
  const foes = creatures.filter(({ side }) => side === 'foes');
  return {
    foes: foes.reduce((sum, { count }) => sum + count, 0),
    xp: foes.reduce((sum, { xp, count }) => sum + xp * count, 0),
  };
}

/** What others are shown of a shared encounter: the fight and its notes, and nothing of its owner's party, maps and folders. */
export function shownEncounter(whole: Encounter): Encounter {
  return {
    ...whole,
    party: { partyId: null, groups: whole.party.groups },
    ...{ place: null, folder: '', tags: [] },
  };
}
