import { inject } from 'vitest';
import { askDatabase, askedDatabase } from '../../../scripts/setup/asked-database.mjs';
import { quickFiles } from './quick-files';

/**
 * What the integration tests know as `cloudflare:workers` and `cloudflare:test`, and the unit tests as the local database, for
 * runs that repeat a few tests a thousand times: one D1 for all, asked over HTTP, and files in memory.
 */
export const env = {
  DB: askedDatabase(() => inject('quickStorage')),
  FILES: quickFiles(),
  // Bound, so that the environment is whole; nobody asks.
  FIGHTS: {},
  MIGRATIONS: [],
};

/** For classes of objects that are imported and never made. */
export class DurableObject {}

/** The tables are there from the start. */
export async function applyD1Migrations(): Promise<void> {}

/** Empties every table, lays those anew that a test has dropped, and forgets the files. */
export async function reset(): Promise<void> {
  env.FILES.clear();
  await askDatabase(inject('quickStorage'), 'empty', []);
}

/** A database with nothing in it, as the unit tests open one. */
export async function freshLocalDatabase() {
  await reset();
  return { db: env.DB, files: env.FILES, close: async () => {} };
}
