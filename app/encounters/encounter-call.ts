import { xpByChallenge } from '~/rules/challenge-points';
import { ENCOUNTER_LIMITS, type Encounter, type ListedEncounter } from './encounter';
import { checkEncounter } from './kept/encounter-text';

/** A kind of creature in the JSON calls. */
export type CallMonster = Pick<
  Encounter['creatures'][number],
  'name' | 'cr' | 'xp' | 'count' | 'side' | 'round' | 'note'
> & { id: string | null };

/** An encounter with the field names of specification 3 and our own. Times in ISO 8601. */
export function callEncounter(
  listed: ListedEncounter,
  { creatures, notes, treasure, party, ignoreWeak }: Encounter,
  ownerSub: string,
) {
  const { id, name, status, partyId, edition, folder, tags, updatedAt, version } = listed;
  return {
    id,
    ownerSub,
    name,
    partyId,
    status,
    edition,
    folder,
    tags,
    version,
    monsters: creatures.map(
      ({ record, name: called, cr, xp, count, side, round, note }): CallMonster => ({
        id: record,
        name: called,
        cr,
        xp,
        count,
        side,
        round,
        note,
      }),
    ),
    notes,
    treasure,
    groups: party.groups,
    ignoreWeak,
    updatedAt: new Date(updatedAt).toISOString(),
  };
}

/** An encounter in a JSON list: without its creatures and notes. */
export function callListed(listed: ListedEncounter, ownerSub: string) {
  const { id, name, status, partyId, edition, folder, tags, foes, xp, updatedAt } = listed;
  const told = { id, ownerSub, name, partyId, status, edition, folder, tags, foes, xp };
  return { ...told, updatedAt: new Date(updatedAt).toISOString() };
}

/**
 * Parses a program's new encounter: a name and monsters by id or name are required, the rest is optional; or returns
 * an error.
 */
export function readNewEncounter(
  body: unknown,
): { ok: true; encounter: Encounter } | { ok: false; problem: string } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { ok: false, problem: 'Send an encounter as a JSON object with a name and monsters.' };
  }
  const { monsters = [], partyId = null, groups = [], ...rest } = body as Record<string, unknown>;
  if (!Array.isArray(monsters) || monsters.length > ENCOUNTER_LIMITS.creatures) {
    return { ok: false, problem: `"monsters" is a list of at most ${ENCOUNTER_LIMITS.creatures}.` };
  }
  const { edition = '2014', name, notes, treasure, folder, tags } = rest;
  return checkEncounter({
    name,
    edition,
    notes,
    treasure,
    folder,
    tags,
    party: { partyId, groups },
    creatures: monsters.map((one: unknown, at) => creatureOf(one, at)),
  });
}

function creatureOf(one: unknown, at: number): unknown {
  if (typeof one !== 'object' || one === null) return one;
  const { id = null, name = id, cr = null, xp, ...rest } = one as Record<string, unknown>;
  const { count, side, round, note } = rest;
  const worth = xp ?? (typeof cr === 'number' ? pointsOf(cr) : 0);
  return { key: `r${at + 1}`, record: id, name, cr, xp: worth, count, side, round, note };
}

function pointsOf(cr: number): number {
  try {
    return xpByChallenge(cr);
  } catch {
    return 0;
  }
}
