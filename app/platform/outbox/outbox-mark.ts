/**
 * A localStorage entry that says that something may be waiting on this device for a user, so that signing out can tell
 * at once whether there is anything to look for. Set before the first event or copy is stored; removed when the user
 * signs out.
 */
const MARK = 'outbox:';

export function markOutbox(storage: Pick<Storage, 'setItem'>, person: string): void {
  storage.setItem(MARK + person, '1');
}

/** Whether something may be waiting for this user on this device. */
export function isOutboxMarked(storage: Pick<Storage, 'getItem'>, person: string): boolean {
  return storage.getItem(MARK + person) !== null;
}

export function unmarkOutbox(storage: Pick<Storage, 'removeItem'>, person: string): void {
  storage.removeItem(MARK + person);
}

/** Whether something may be waiting on this device for any user. */
export function isAnyOutboxMarked(storage: object): boolean {
  return Object.keys(storage).some((key) => key.startsWith(MARK));
}
