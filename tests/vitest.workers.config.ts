import { fileURLToPath } from 'node:url';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Code that talks to D1 and R2, inside workerd with the real ones. */
export default defineConfig(async () => ({
  root,
  plugins: [
    cloudflareTest({
      remoteBindings: false,
      main: `${root}tests/harness/objects.ts`,
      miniflare: {
        compatibilityDate: '2026-04-01',
        compatibilityFlags: ['nodejs_compat'],
        d1Databases: ['DB'],
        r2Buckets: ['FILES'],
        durableObjects: { FIGHTS: { className: 'FightObject', useSQLite: true } },
        bindings: { MIGRATIONS: await readD1Migrations(`${root}migrations`) },
      },
    }),
  ],
  resolve: { alias: { '~': `${root}app` } },
  test: {
    name: 'workers',
    include: ['tests/integration/**/*.test.ts', 'tests/security/**/*.worker.test.ts'],
    setupFiles: ['tests/harness/fresh-database.ts'],
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What comes by itself comes late on a busy machine.
    expect: { poll: { timeout: 20_000 } },
  },
}));
