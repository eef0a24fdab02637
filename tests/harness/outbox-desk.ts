import type { OutboxEvent } from '../../app/platform/outbox/outbox-event';
import { type OutboxStore, openOutboxStore } from '../../app/platform/outbox/outbox-store';

/** An event that waits to be sent. */
export function event(id: string, more: Partial<OutboxEvent> = {}): OutboxEvent {
  return { id, to: '/fights/a', body: `{"did":"${id}"}`, name: `Did ${id}`, at: 1000, ...more };
}

/** The device's store, opened. */
export async function opened(limits?: Parameters<typeof openOutboxStore>[0]): Promise<OutboxStore> {
  const store = await openOutboxStore(limits);
  if (store === null) throw new Error('The store was to open.');
  return store;
}

export const idsOf = (events: readonly { id: string }[]) => events.map(({ id }) => id);

/** A Storage whose keys are its own properties, as in a browser. */
export class Lines {
  getItem(key: string): string | null {
    return (Reflect.get(this, key) as string | undefined) ?? null;
  }
  setItem(key: string, value: string): void {
    Object.assign(this, { [key]: value });
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}
