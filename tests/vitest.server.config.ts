import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Plain requests against the running product: the built Worker with its database and stand-ins. */
export default defineConfig({
  root,
  resolve: { alias: { '~': `${root}app` } },
  test: {
    name: 'server',
    environment: 'node',
    include: ['tests/security/**/*.test.ts', 'tests/server/**/*.test.ts'],
    exclude: ['**/*.worker.test.ts'],
    globalSetup: ['tests/harness/shared-app.ts'],
    maxWorkers: 1,
    isolate: false,
    // The built Worker is imported as it is: sent through Vite, each one opened keeps 300 MB.
    server: { deps: { external: [/delvewright-here-\w+\/worker\.mjs/] } },
    testTimeout: 120_000,
    // What comes by itself comes late on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 240_000,
  },
});
