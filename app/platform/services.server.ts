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

/** The external services that loaders and actions use. This is the only place that builds them. */
export type Services = {
  db: Database;
  files: R2Bucket;
  /** Running fights: a Durable Object each, named by the fight's id. */
  fights: Objects;
  config: Config;
  clock: Clock;
  log: Log;
  /** The hosted sign-in. */
  identity: Identity;
  /** The hosted sign-in's admin calls; null while no keys are set. */
  identityAdmin: IdentityAdmin | null;
  /** Card payments; null while none are configured. */
  payments: Payments | null;
  /** Encrypts cookies and stored tokens. */
  sealer: Sealer;
  /** Lets work continue after the response, such as sending a waiting message. */
  later(work: Promise<unknown>): void;
  /**
   * A cache of this isolate across requests, shared by the Worker's entry and the pages, which are bundled separately.
   */
  remembered?: Map<string, unknown>;
};

const memories = new WeakMap<object, Map<string, unknown>>();

/** The cache of a database, so that an isolate with two databases never mixes them up. */
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
