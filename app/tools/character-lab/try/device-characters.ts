import { keptCharacter, readKept } from '~/characters/kept/character-text';
import { lineOf } from '~/characters/kept/listed';
import { playFactsOf, toldOf } from '~/characters/kept/told';
import type { Deed } from '~/characters/play/deed';
import { type Done, enteredAll, type PlayLog } from '~/characters/play/log';
import { playOfSaved, withItemsAtHand } from '~/characters/record/at-hand';
import { type Character, character as characterShape } from '~/characters/record/character';
import { EDITIONS } from '~/rules/edition';
import { begun } from '../begin/begun';
import { coinsDeed } from '../making/given-coins';
import { sheetForTable } from '../table/sheet-for-table';
import type { TableFacts } from '../table/table-facts';
import { type DeviceStorage, textHere, writeHere } from './page-device-shelf';

/** A character that is kept on this device alone. `done`: its latest deeds; `at`: when it was last changed. */
export type DeviceCharacter = {
  id: string;
  at: number;
  version: number;
  playSeq: number;
  character: Character;
  done: readonly Done[];
};

/** The maximum number of past deeds that are kept; those can be undone. */
const MOST_DONE = 60;

/** Reads a character on this device, of this or an earlier release; 'unread' when its text is damaged. */
export function readHere(
  storage: DeviceStorage | null,
  id: string,
): DeviceCharacter | 'unread' | null {
  const found = textHere(storage, id);
  if (found === null) return null;
  try {
    const { v, version, playSeq, whole, play, done } = Object(JSON.parse(found.text));
    const character = v === 1 ? readKept(String(whole), String(play)) : null;
    const isWhole =
      Number.isSafeInteger(version) && Number.isSafeInteger(playSeq) && Array.isArray(done);
    if (character === null || !isWhole) return 'unread';
    return { id, at: found.at, version, playSeq, character, done: done.filter(isDone) };
  } catch {
    return 'unread';
  }
}

/** Checks only the main fields of a past deed. */
function isDone(one: unknown): one is Done {
  const { id, said, does, change, undone } = Object(one);
  const isText = [id, said, does].every((text) => typeof text === 'string');
  return isText && typeof undone === 'boolean' && typeof change === 'object' && change !== null;
}

/** Why a character could not be written on this device. */
export type NoRoom = 'too-long' | 'no-room';

const NO_ROOM: Readonly<Record<NoRoom, string>> = {
  'too-long': 'This character is larger than 64 kB. Shorten its notes and backstory.',
  'no-room': 'This browser has no room to save this. Sign in to keep characters in an account.',
};

/** A sentence that says why a character was not written. */
export function noRoomWords(reason: NoRoom): string {
  return NO_ROOM[reason];
}

/** Writes a character on this device; why not, if it has no room. */
export function keepHere(
  storage: DeviceStorage | null,
  { id, version, playSeq, character, done }: Omit<DeviceCharacter, 'at'>,
  now: number,
): NoRoom | null {
  const kept = keptCharacter(character);
  if (kept === null) return 'too-long';
  const { classLine, raceName } = lineOf(character);
  const text = JSON.stringify({
    v: 1,
    version,
    playSeq,
    whole: kept.text,
    play: kept.play,
    done: done.slice(-MOST_DONE),
  });
  const line = [raceName, classLine].filter((word) => word !== '').join(', ');
  const isKept = writeHere(storage, { id, name: character.name, line, at: now, text });
  return isKept ? null : 'no-room';
}

/** Makes the character that a form of the lab's first page asks for, not kept yet; or says why not. */
export function madeHere(
  form: FormData,
  seed: () => string,
): { character: Character } | { problem: string } {
  if (form.get('intent') !== 'new') return begun(form, seed);
  const edition = EDITIONS.find((one) => one === form.get('edition'));
  if (edition === undefined) return { problem: 'Choose the 2014 or the 2024 rules.' };
  const name = String(form.get('name') ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
  const read = characterShape.safeParse({ edition, name });
  if (read.success) return { character: read.data };
  return { problem: 'This name cannot be used: leave out special characters.' };
}

/** Applies deeds to a character on this device; those that it knows are not applied twice. */
export function playedHere(one: DeviceCharacter, deeds: readonly Deed[]): DeviceCharacter {
  const before: PlayLog = { play: one.character.play, done: one.done };
  const { log } = enteredAll(playFactsOf(one.character), before, deeds);
  const known = new Set(one.done.map(({ id }) => id));
  const fresh = log.done.filter(({ id }) => !known.has(id)).length;
  if (fresh === 0) return one;
  const character = { ...one.character, play: log.play };
  return { ...one, character, playSeq: one.playSeq + fresh, done: log.done };
}

/**
 * A character on this device with other choices: what play knew of its items is then part of them, and coins that the
 * choices give or take are a deed, with an id made of `uuid`.
 */
export function changedHere(
  one: DeviceCharacter,
  chosen: Character,
  uuid: string,
): DeviceCharacter {
  const { character: saved, version, playSeq } = one;
  const before = withItemsAtHand(saved);
  const play = playOfSaved(saved.play, before.items, chosen.items);
  const isOther = play !== saved.play;
  const changed = {
    ...one,
    version: version + 1,
    playSeq: isOther ? playSeq + 1 : playSeq,
    character: { ...chosen, play },
  };
  const deed = coinsDeed(saved.play.coins, chosen.play.coins, uuid);
  if (deed === null) return changed;
  return playedHere(changed, [deed]);
}

/** A character on this device as its page shows it in play. */
export function tableHere({ id, version, playSeq, character, done }: DeviceCharacter): {
  table: TableFacts;
  sheet: ReturnType<typeof toldOf>['sheet'];
} {
  const told = toldOf(character);
  const table = {
    id,
    owner: '',
    name: character.name,
    mayPlay: true,
    mayChange: true,
    ...sheetForTable(told, character),
    facts: playFactsOf(character),
    confirmed: { seq: playSeq, version, play: character.play, done },
  };
  return { table, sheet: told.sheet };
}
