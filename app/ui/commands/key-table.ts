import type { Command } from './command';
import { pressesOf } from './press';
import { pressHolder } from './press-holder';

/** The user's own keys by command id; an empty list removes a command's keys. */
export type OwnKeys = Readonly<Record<string, readonly string[]>>;

type TableCommand = Pick<Command, 'id' | 'keys' | 'where'>;

/** A key that cannot work: it is not a key, the browser uses it, or another command has it. */
export type KeyFault = {
  id: string;
  keys: string;
  why: 'no key' | 'browser' | 'taken';
  by?: string;
};

/** Maps key presses to command ids. `faults` lists the keys that were left out, for the developer of the commands. */
export type KeyTable = {
  keys: ReadonlyMap<string, string>;
  faults: readonly KeyFault[];
};

/** The keys of a command now: the user's own, or its defaults. */
export function keysOf(command: Pick<Command, 'id' | 'keys'>, own: OwnKeys): readonly string[] {
  return Object.hasOwn(own, command.id) ? (own[command.id] ?? []) : command.keys;
}

/** Builds the key table: the user's own keys take precedence over defaults, and the first of two equal ones counts. */
export function keyTable(commands: readonly TableCommand[], own: OwnKeys = {}): KeyTable {
  const keys = new Map<string, string>();
  const faults: KeyFault[] = [];
  const isChosen = ({ id }: TableCommand) => Object.hasOwn(own, id);
  const ordered = [...commands.filter(isChosen), ...commands.filter((one) => !isChosen(one))];
  for (const command of ordered) {
    for (const text of keysOf(command, own)) {
      const fault = faultOf(command, text, keys);
      if (fault) faults.push({ id: command.id, keys: text, ...fault });
      else keys.set((pressesOf(text) ?? []).join(' '), command.id);
    }
  }
  return { keys, faults };
}

function faultOf(
  { id, where }: TableCommand,
  text: string,
  keys: ReadonlyMap<string, string>,
): Pick<KeyFault, 'why' | 'by'> | null {
  const presses = pressesOf(text);
  if (presses === null) return { why: 'no key' };
  const isOurs = presses.every((press) => {
    const holder = pressHolder(press);
    return holder === 'page' || (holder === 'place' && where === 'place');
  });
  if (!isOurs) return { why: 'browser' };
  const by = holderOf(keys, presses.join(' '));
  return by !== null && by !== id ? { why: 'taken', by } : null;
}

/** The command that a key conflicts with: one with the same key, or with a sequence that shares its beginning. */
export function holderOf(keys: ReadonlyMap<string, string>, wanted: string): string | null {
  for (const [held, id] of keys) {
    if (held === wanted || held.startsWith(`${wanted} `) || wanted.startsWith(`${held} `))
      return id;
  }
  return null;
}

/** The result of a key press after those before it: a command, waiting for the next press, or nothing. */
export type Pressed =
  | { is: 'command'; id: string }
  | { is: 'begun'; presses: string }
  | { is: 'nothing' };

/** Looks up a key press. If it does not continue `before`, it is looked up by itself. */
export function pressed({ keys }: KeyTable, before: string, press: string): Pressed {
  const presses = before === '' ? press : `${before} ${press}`;
  const id = keys.get(presses);
  if (id !== undefined) return { is: 'command', id };
  for (const held of keys.keys()) {
    if (held.startsWith(`${presses} `)) return { is: 'begun', presses };
  }
  return before === '' ? { is: 'nothing' } : pressed({ keys, faults: [] }, '', press);
}
