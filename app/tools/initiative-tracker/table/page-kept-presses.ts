import type { SeatIntent } from '~/fights/table/seat-intents';

/** A press that waits on this device until the server has it. */
export type KeptPress = { id: string; intent: SeatIntent };

/** So many wait at most: more than two people do in an hour. */
export const MOST_KEPT = 50;

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The presses of one device at one table that wait for the line; where the browser keeps nothing, this page does. */
export function openKeptPresses(shelf: Shelf | null, code: string, device: string) {
  const key = `table-presses:${code}:${device}`;
  let unkept: readonly KeptPress[] | null = null;

  function all(): readonly KeptPress[] {
    if (unkept !== null) return unkept;
    try {
      const list: unknown = JSON.parse(shelf?.getItem(key) ?? '[]');
      return Array.isArray(list) ? list.filter(isPress) : [];
    } catch {
      return [];
    }
  }

  function keep(list: readonly KeptPress[]): void {
    try {
      if (shelf === null) throw new Error('This browser keeps nothing.');
      if (list.length === 0) shelf.removeItem(key);
      else shelf.setItem(key, JSON.stringify(list));
      unkept = null;
    } catch {
      unkept = list;
    }
  }

  return {
    key,
    all,
    /** Whether there was room. */
    add(press: KeptPress): boolean {
      const list = all();
      if (list.length >= MOST_KEPT) return false;
      keep([...list, press]);
      return true;
    },
    /** Another tab may have added one since: only this one goes. */
    drop(id: string): void {
      keep(all().filter((one) => one.id !== id));
    },
    clear(): void {
      keep([]);
    },
  };
}

/** As far as its outline goes: the server looks at it with the schema. */
function isPress(value: unknown): value is KeptPress {
  const { id, intent } = Object(value);
  return typeof id === 'string' && typeof Object(intent).is === 'string';
}
