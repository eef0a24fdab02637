import type { SeatIntent } from '~/fights/table/seat-intents';

/** An action that waits on this device until the server has it. */
export type KeptPress = { id: string; intent: SeatIntent };

/** Most waiting actions: more than two people do in an hour. */
export const MOST_KEPT = 50;

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The waiting actions of one device for one fight; without browser storage they are kept in memory. */
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
      if (shelf === null) throw new Error('This browser cannot save changes.');
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
    /** Adds an action; returns false when there is no room. */
    add(press: KeptPress): boolean {
      const list = all();
      if (list.length >= MOST_KEPT) return false;
      keep([...list, press]);
      return true;
    },
    /** Removes only this action: another tab may have added others. */
    drop(id: string): void {
      keep(all().filter((one) => one.id !== id));
    },
    clear(): void {
      keep([]);
    },
  };
}

/** Checks only the outline, because the server validates it. */
function isPress(value: unknown): value is KeptPress {
  const { id, intent } = Object(value);
  return typeof id === 'string' && typeof Object(intent).is === 'string';
}
