import { randomBytes } from 'node:crypto';

/** All objects of the stand-in by id, oldest first. */
export function createStore() {
  const kinds = ['customers', 'subscriptions', 'invoices', 'sessions', 'portals', 'events'];
  const store = Object.fromEntries(kinds.map((kind) => [kind, new Map()]));
  return {
    ...store,
    add(kind, thing) {
      store[kind].set(thing.id, thing);
      return thing;
    },
    clear() {
      for (const kind of kinds) store[kind].clear();
    },
  };
}

/** A new random id such as `cus_5f0c…`. */
export function freshId(prefix) {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}
