import type { DeviceList } from '../use-device-list';
import type { Command } from './command';
import { holderOf, type KeyFault, keysOf, keyTable, type OwnKeys } from './key-table';
import { normalPress, pressesOf } from './press';
import { pressHolder } from './press-holder';

/** The keys of one command as this device keeps them. */
export type KeptKeys = { id: string; keys: readonly string[] };

const MOST_COMMANDS = 200;
const MOST_KEYS = 4;
const LONGEST_ID = 60;

/** The list on the device that keeps the chosen keys of a tool; make it once for each tool, beside its commands. */
export function ownKeysList(tool: string): DeviceList<KeptKeys> {
  return { key: `keys:${tool}`, most: MOST_COMMANDS, restore: restoreKeys };
}

/** One entry of what the device kept, whatever became of it there; null when it is none. */
export function restoreKeys(value: unknown): KeptKeys | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, keys } = value as Record<string, unknown>;
  if (typeof id !== 'string' || id.length > LONGEST_ID || !Array.isArray(keys)) return null;
  const sound = keys
    .slice(0, MOST_KEYS)
    .filter((text): text is string => typeof text === 'string' && isOurs(text));
  // Keys that are all unsound were not taken away on purpose.
  return keys.length > 0 && sound.length === 0 ? null : { id, keys: sound };
}

function isOurs(text: string): boolean {
  return pressesOf(text)?.every((press) => pressHolder(press) !== 'browser') ?? false;
}

/** The kept keys by command. */
export function ownKeysOf(kept: readonly KeptKeys[]): OwnKeys {
  return Object.fromEntries(kept.map(({ id, keys }) => [id, keys]));
}

/** What came of choosing a key. */
export type Choosing =
  | { ok: true; kept: readonly KeptKeys[] }
  | { ok: false; why: KeyFault['why']; by: Command | null };

/** Gives a command one key of somebody's own instead of those it had; refused when the browser or another has it. */
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

/** Takes a command's keys away: it is then done by its button or from the palette. */
export function withoutKeys(kept: readonly KeptKeys[], id: string): readonly KeptKeys[] {
  return [...withoutOwn(kept, id), { id, keys: [] }];
}

/** The keys of the start again, for one command. */
export function withoutOwn(kept: readonly KeptKeys[], id: string): readonly KeptKeys[] {
  return kept.filter((one) => one.id !== id);
}

/** Whether a command has other keys than at the start. */
export function isChanged(command: Pick<Command, 'id' | 'keys'>, own: OwnKeys): boolean {
  return keysOf(command, own).join() !== command.keys.join();
}
