import { type Clock, systemClock } from './clock';
import { type Database, openDatabase } from './database.server';
import type { Config, Environment } from './env.server';
import { createIdentity, type Identity } from './identity.server';
import { type IdentityAdmin, openIdentityAdmin } from './identity-admin.server';
import type { Log } from './log';
import { type Objects, openObjects } from './objects.server';
import { openPayments } from './open-payments.server';
import type { Payments } from './payments.server';
import { createSealer, type Sealer } from './seal';

/** The outside world, as loaders and actions see it. This is the only place that builds it. */
export type Services = {
  db: Database;
  files: R2Bucket;
  /** Running fights: each has an object, named by the fight's id. */
  fights: Objects;
  config: Config;
  clock: Clock;
  log: Log;
  /** The hosted sign-in. */
  identity: Identity;
  /** The hosted sign-in's admin calls; null while no keys are set. */
  identityAdmin: IdentityAdmin | null;
  /** Card payments; null while none are set up. */
  payments: Payments | null;
  /** Keeps cookies and stored tokens unreadable to others. */
  sealer: Sealer;
  /** Lets work go on after the answer, such as sending a message that waits. */
  later(work: Promise<unknown>): void;
  /** What this machine remembers from request to request: the same for the entrance and for pages, which are built apart. */
  remembered?: Map<string, unknown>;
};

const memories = new WeakMap<object, Map<string, unknown>>();

/** What is remembered of a database: an isolate that has two never takes one for the other. */
function memoryOf(database: object): Map<string, unknown> {
  const memory = memories.get(database) ?? new Map<string, unknown>();
  memories.set(database, memory);
  return memory;
}

/** Builds the services of one request from the checked environment. */
export function createServices(
  { bindings, config }: Environment,
  log: Log,
  later: (work: Promise<unknown>) => void,
): Services {
  return {
    db: openDatabase(bindings.DB),
    files: bindings.FILES,
    fights: openObjects(bindings.FIGHTS),
    config,
    clock: systemClock,
    log,
    identity: createIdentity(config, systemClock),
    identityAdmin: openIdentityAdmin(config),
    payments: openPayments(config),
    sealer: createSealer(config.SESSION_KEYS),
    later,
    remembered: memoryOf(bindings.DB),
  };
}
