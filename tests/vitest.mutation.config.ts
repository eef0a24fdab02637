import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vitest/config';
import { oneThread } from './harness/many-runs/kept-thread';
import { QuickFirst } from './harness/many-runs/quick-first';
import unit from './vitest.unit.config';

const root = fileURLToPath(new URL('..', import.meta.url));
const storage = `${root}tests/harness/quick-storage/quick-storage.ts`;

/** The tests that judge the faults, as the command names them. */
const judges = (process.env.MUTANT_JUDGES ?? 'app/**/*.test.{ts,tsx}').split('|');

const judged = mergeConfig(unit, { test: { isolate: true, maxWorkers: 1 } });

/**
 * The tests as the mutation run wants them: those that know what is judged, each file by itself, so that a fault in one leaves
 * no trace in another, and a D1 that is there already, so that a test of the storage costs hardly more than one without.
 */
export default {
  ...judged,
  plugins: [oneThread()],
  resolve: {
    alias: [
      { find: '~', replacement: `${root}app` },
      { find: /^cloudflare:(workers|test)$/, replacement: storage },
      { find: /^\.+(\/harness)?\/local-database\.mjs$/, replacement: storage },
    ],
  },
  test: {
    ...judged.test,
    include: judges,
    // The quick storage has no objects, and its tables are those of the newest migration: what asks for objects or for former
    // tables is judged where they are, by the integration tests as they run.
    exclude: ['tests/integration/{fights-*,compendium-{migration,former}}.test.ts'],
    globalSetup: ['tests/harness/quick-storage/server.ts'],
    setupFiles: [
      'tests/harness/many-runs/clean-start.ts',
      'tests/harness/quick-storage/before-each.ts',
    ],
    sequence: { sequencer: QuickFirst },
    // A fault often shows by something that never comes: a thousand times, that is not waited for as long as once.
    testTimeout: 120_000,
    expect: { poll: { timeout: 8000 } },
  },
};
