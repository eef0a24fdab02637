/**
 * A line in the browser's storage that says that something may wait on this device for a person: whoever leaves learns by it
 * at once whether there is anything to look for. It is set before the first event or copy is kept, and stays until its person
 * leaves.
 */
const MARK = 'outbox:';

export function markOutbox(storage: Pick<Storage, 'setItem'>, person: string): void {
  storage.setItem(MARK + person, '1');
}

/** Whether something may wait for this person on this device. */
export function isOutboxMarked(storage: Pick<Storage, 'getItem'>, person: string): boolean {
  return storage.getItem(MARK + person) !== null;
}

export function unmarkOutbox(storage: Pick<Storage, 'removeItem'>, person: string): void {
  storage.removeItem(MARK + person);
}

/** Whether something may wait on this device for anybody. */
export function isAnyOutboxMarked(storage: object): boolean {
  return Object.keys(storage).some((key) => key.startsWith(MARK));
}
