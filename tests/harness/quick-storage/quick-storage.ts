import { inject } from 'vitest';
import { askDatabase, askedDatabase } from '../../../scripts/setup/asked-database.mjs';
import { quickFiles } from './quick-files';

/**
 * Replaces `cloudflare:workers` and `cloudflare:test` for the integration tests, and the local database for the unit
 * tests, in runs that repeat a few tests a thousand times: one D1 for all, over HTTP, and files in memory.
 */
export const env = {
  DB: askedDatabase(() => inject('quickStorage')),
  FILES: quickFiles(),
  // Bound for completeness; never called.
  FIGHTS: {},
  MIGRATIONS: [],
};

/** For object classes that are imported but never created. */
export class DurableObject {}

/** The tables exist from the start. */
export async function applyD1Migrations(): Promise<void> {}

/** Empties every table, recreates those that a test has dropped, and deletes the files. */
export async function reset(): Promise<void> {
  env.FILES.clear();
  await askDatabase(inject('quickStorage'), 'empty', []);
}

/** An empty database with the interface that the unit tests use. */
export async function freshLocalDatabase() {
  await reset();
  return { db: env.DB, files: env.FILES, close: async () => {} };
}
