import type { DeviceList } from '../use-device-list';
import type { Command } from './command';
import { holderOf, type KeyFault, keysOf, keyTable, type OwnKeys } from './key-table';
import { normalPress, pressesOf } from './press';
import { pressHolder } from './press-holder';

/** The user's own keys of one command, as stored on this device. */
export type KeptKeys = { id: string; keys: readonly string[] };

const MOST_COMMANDS = 200;
const MOST_KEYS = 4;
const LONGEST_ID = 60;

/** The device list that stores a user's own keys for a tool; create it once per tool, beside its commands. */
export function ownKeysList(tool: string): DeviceList<KeptKeys> {
  return { key: `keys:${tool}`, most: MOST_COMMANDS, restore: restoreKeys };
}

/** Validates one stored entry; null when it is invalid. */
export function restoreKeys(value: unknown): KeptKeys | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, keys } = value as Record<string, unknown>;
  if (typeof id !== 'string' || id.length > LONGEST_ID || !Array.isArray(keys)) return null;
  const sound = keys
    .slice(0, MOST_KEYS)
    .filter((text): text is string => typeof text === 'string' && isOurs(text));
  // If every stored key is invalid, the user did not remove the keys on purpose: use the defaults.
  return keys.length > 0 && sound.length === 0 ? null : { id, keys: sound };
}

function isOurs(text: string): boolean {
  return pressesOf(text)?.every((press) => pressHolder(press) !== 'browser') ?? false;
}

/** The stored keys by command id. */
export function ownKeysOf(kept: readonly KeptKeys[]): OwnKeys {
  return Object.fromEntries(kept.map(({ id, keys }) => [id, keys]));
}

/** The result of choosing a key. */
export type Choosing =
  | { ok: true; kept: readonly KeptKeys[] }
  | { ok: false; why: KeyFault['why']; by: Command | null };

/**
 * Gives a command one key of the user's own instead of its present ones; refused when the browser or another command
 * has it.
 */
export function withOwnKey(
  commands: readonly Command[],
  kept: readonly KeptKeys[],
  id: string,
  press: string,
): Choosing {
  const command = commands.find((one) => one.id === id);
  const wanted = normalPress(press);
  if (!command || wanted === null) return { ok: false, why: 'no key', by: null };
  const holder = pressHolder(wanted);
  if (holder === 'browser' || (holder === 'place' && command.where !== 'place')) {
    return { ok: false, why: 'browser', by: null };
  }
  const others = commands.filter((one) => one.id !== id);
  const by = holderOf(keyTable(others, ownKeysOf(kept)).keys, wanted);
  if (by !== null) {
    return { ok: false, why: 'taken', by: others.find((one) => one.id === by) ?? null };
  }
  return { ok: true, kept: [...withoutOwn(kept, id), { id, keys: [wanted] }] };
}

/** Removes a command's keys: it then only runs by its button or from the palette. */
export function withoutKeys(kept: readonly KeptKeys[], id: string): readonly KeptKeys[] {
  return [...withoutOwn(kept, id), { id, keys: [] }];
}

/** Resets one command to its default keys. */
export function withoutOwn(kept: readonly KeptKeys[], id: string): readonly KeptKeys[] {
  return kept.filter((one) => one.id !== id);
}

/** Whether a command's keys differ from the defaults. */
export function isChanged(command: Pick<Command, 'id' | 'keys'>, own: OwnKeys): boolean {
  return keysOf(command, own).join() !== command.keys.join();
}
