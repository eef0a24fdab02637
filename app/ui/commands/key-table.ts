import type { Command } from './command';
import { pressesOf } from './press';
import { pressHolder } from './press-holder';

/** The keys that somebody chose, by the command's id; an empty list takes a command's keys away. */
export type OwnKeys = Readonly<Record<string, readonly string[]>>;

type TableCommand = Pick<Command, 'id' | 'keys' | 'where'>;

/** A key that cannot work: it names none, it is the browser's, or another command has it. */
export type KeyFault = {
  id: string;
  keys: string;
  why: 'no key' | 'browser' | 'taken';
  by?: string;
};

/** Which command a press performs. `faults` lists the keys that were left out, for the one who wrote the table. */
export type KeyTable = {
  keys: ReadonlyMap<string, string>;
  faults: readonly KeyFault[];
};

/** The keys that a command has now: those that were chosen for it, or its own. */
export function keysOf(command: Pick<Command, 'id' | 'keys'>, own: OwnKeys): readonly string[] {
  return Object.hasOwn(own, command.id) ? (own[command.id] ?? []) : command.keys;
}

/** Makes the table of keys: chosen keys go before those of the start, and of two alike the first one counts. */
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

/** The command that a key would get in the way of: the same key, or the beginning of one of two presses. */
export function holderOf(keys: ReadonlyMap<string, string>, wanted: string): string | null {
  for (const [held, id] of keys) {
    if (held === wanted || held.startsWith(`${wanted} `) || wanted.startsWith(`${held} `))
      return id;
  }
  return null;
}

/** What a press comes to after those before it: a command, the wait for the next press, or nothing. */
export type Pressed =
  | { is: 'command'; id: string }
  | { is: 'begun'; presses: string }
  | { is: 'nothing' };

/** Looks a press up. One that does not go on from `before` is looked up anew, by itself. */
export function pressed({ keys }: KeyTable, before: string, press: string): Pressed {
  const presses = before === '' ? press : `${before} ${press}`;
  const id = keys.get(presses);
  if (id !== undefined) return { is: 'command', id };
  for (const held of keys.keys()) {
    if (held.startsWith(`${presses} `)) return { is: 'begun', presses };
  }
  return before === '' ? { is: 'nothing' } : pressed({ keys, faults: [] }, '', press);
}
