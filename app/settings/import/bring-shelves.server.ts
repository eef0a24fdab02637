import { characterTroubleWords } from '~/characters/kept/character-limits';
import { readKept } from '~/characters/kept/character-text';
import { addCharacter } from '~/characters/kept/characters.server';
import type { Encounter } from '~/encounters/encounter';
import { readEncounter, STATUSES } from '~/encounters/kept/encounter-text';
import { encounterTroubleWords } from '~/encounters/kept/encounter-words';
import { addEncounter } from '~/encounters/kept/encounters.server';
import { keptMap } from '~/maps/kept/kept-map';
import { mapShelf, onShelf } from '~/maps/kept/saved-maps.server';
import { newCode } from '~/platform/kept-shelf/shelf-shares.server';
import type { Added } from '~/platform/kept-shelf/shelf-writes.server';
import { BATTLE_SHELF, battleTroubleWords } from '~/tools/battle-simulator/kept/battle-limits';
import { addBattle, readBattle } from '~/tools/battle-simulator/kept/battles.server';
import { CREATURE_LIMITS, readCreature } from '~/tools/homebrew/kept/creature';
import { creatureTroubleWords } from '~/tools/homebrew/kept/creature-words';
import { keepCreature } from '~/tools/homebrew/kept/creatures.server';
import { type Bringing, type Brought, type FileRow, LOST_TEXT, textIn } from './import-kind';
import { newOwnIdOf, type References, referenceOf, withNewIds } from './new-ids';

const MAP_TROUBLE: Readonly<Record<(Added & { ok: false })['reason'], string>> = {
  most: 'You have 200 maps, the maximum.',
  'with-deleted': 'With Recently deleted you have 400 maps, the maximum.',
  bytes: 'Your maps take up all the room.',
  there: 'You already have this map.',
  gone: 'This map no longer exists.',
  changed: 'This map was saved elsewhere meanwhile.',
  unavailable: 'It could not be saved right now. Import the file again later.',
};

function came(done: Added, words: (reason: (Added & { ok: false })['reason']) => string): Brought {
  return done.ok || done.reason === 'there'
    ? { ok: true }
    : { ok: false, problem: words(done.reason) };
}

/** The whole text of a kept thing with new ids, or null when the export did not have it. */
async function textOf({ row, refers }: Bringing, field: string): Promise<string | null> {
  const text = textIn(row, field);
  return text === '' ? null : withNewIds(refers, text);
}

/** Imports a map. */
export async function bringMap(one: Bringing): Promise<Brought> {
  const text = await textOf(one, 'json');
  if (text === null) return { ok: false, problem: LOST_TEXT };
  const read = keptMap(text, textIn(one.row, 'look'));
  if (!read.ok) return { ok: false, problem: read.problem };
  const born = { id: one.id, code: newCode(), now: one.now };
  const done = await mapShelf.add(one.desk, one.userId, onShelf(read.kept), born);
  return came(done, (reason) => MAP_TROUBLE[reason]);
}

/** Imports a monster with its folder and tags. */
export async function bringMonster(one: Bringing): Promise<Brought> {
  const text = textIn(one.row, 'creature');
  const kept = readCreature(text);
  if (kept === null) {
    return { ok: false, problem: text === '' ? LOST_TEXT : 'it is no monster that can be read' };
  }
  const ownId = await newOwnIdOf(one.userId, textIn(one.row, 'own_id').slice(0, 160));
  if (one.refers.has(ownId)) return { ok: false, problem: 'the file holds this monster twice' };
  const folder = textIn(one.row, 'folder').trim().slice(0, CREATURE_LIMITS.folderLetters);
  const place = { id: one.id, ownId, folder, tags: tagsIn(one.row) };
  const { done } = await keepCreature(deskAt(one), one.userId, kept, place);
  if (!done.ok && done.reason !== 'there') {
    return { ok: false, problem: creatureTroubleWords(done.reason) };
  }
  return { ok: true, also: [ownId] };
}

function tagsIn(row: FileRow): string[] {
  const tags: unknown = Array.isArray(row.tags) ? row.tags : [];
  const texts = (tags as readonly unknown[]).filter((tag) => typeof tag === 'string');
  const cut = texts.map((tag) => tag.trim().slice(0, CREATURE_LIMITS.tagLetters));
  return [...new Set(cut)].filter((tag) => tag !== '').slice(0, CREATURE_LIMITS.tags);
}

/** Imports a character with its play, and its portrait where that was imported. */
export async function bringCharacter(one: Bringing): Promise<Brought> {
  const text = await textOf(one, 'character');
  if (text === null) return { ok: false, problem: LOST_TEXT };
  const read = readKept(text, (await textOf(one, 'play')) ?? '{}');
  if (read === null) return { ok: false, problem: 'it is no character that can be read' };
  const portrait = read.portrait && (await referenceOf(one.refers, read.portrait));
  const whole = { ...read, portrait };
  const kept = await addCharacter(deskAt(one), one.userId, whole, one.id);
  if (!kept.ok && kept.reason !== 'there') {
    return { ok: false, problem: characterTroubleWords(kept.reason) };
  }
  const isBare = read.portrait !== null && portrait === null;
  return { ok: true, ...(isBare && { note: 'its portrait was not in the file' }) };
}

/** Imports an encounter; a party, map or character that did not come is left out of it. */
export async function bringEncounter(one: Bringing): Promise<Brought> {
  const text = await textOf(one, 'encounter');
  if (text === null) return { ok: false, problem: LOST_TEXT };
  const read = readEncounter(text);
  if (!read.ok) return read;
  const { encounter, note } = await withoutLost(one.refers, read.encounter);
  const status = STATUSES.find((known) => known === one.row.status) ?? 'draft';
  const made = { id: one.id, status };
  const { done } = await addEncounter(deskAt(one), one.userId, encounter, made);
  const brought = came(done, encounterTroubleWords);
  return brought.ok && note !== '' ? { ok: true, note } : brought;
}

async function withoutLost(
  refers: References,
  whole: Encounter,
): Promise<{ encounter: Encounter; note: string }> {
  const { party, place } = whole;
  const there = (id: string) => (refers.has(id) ? id : null);
  const partyId = party.partyId && there(party.partyId);
  const mapId = place && there(place.mapId);
  const characters = party.characters?.filter((id) => refers.has(id));
  const lost = [
    party.partyId !== null && partyId === null ? 'its party' : '',
    place !== null && mapId === null ? 'its map' : '',
    (characters?.length ?? 0) < (party.characters?.length ?? 0) ? 'characters' : '',
  ].filter((word) => word !== '');
  const encounter = {
    ...whole,
    party: { ...party, partyId, ...(characters && { characters }) },
    place: place && mapId !== null ? { ...place, mapId } : null,
  };
  return {
    encounter,
    note: lost.length === 0 ? '' : `without ${lost.join(', ')}, not in this account`,
  };
}

/** Imports a simulation. */
export async function bringBattle(one: Bringing): Promise<Brought> {
  const text = await textOf(one, 'battle');
  const ask = text === null ? null : readBattle(text);
  if (ask === null) {
    return {
      ok: false,
      problem: text === null ? LOST_TEXT : 'it is no simulation that can be read',
    };
  }
  const name = textIn(one.row, 'name')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, BATTLE_SHELF.nameLetters);
  const whole = { name: name || 'Simulation', ask };
  const { done } = await addBattle(deskAt(one), one.userId, whole, one.id);
  return came(done, battleTroubleWords);
}

/** The services of one import, at the time that the thing is stored with. */
function deskAt({ desk, now }: Bringing) {
  return { ...desk, clock: { now: () => now } };
}
