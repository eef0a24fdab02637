import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Pure code, in Node: engines, rules, parsers, and the architecture of the tree. */
export default defineConfig({
  root,
  resolve: { alias: { '~': `${root}app` } },
  define: { __PICTURES__: '"test"' },
  test: {
    name: 'unit',
    environment: 'node',
    include: [
      'app/**/*.test.ts',
      'app/**/*.test.tsx',
      'tests/architecture.test.ts',
      'tests/standins/**/*.test.ts',
      'tests/unit/**/*.test.ts',
    ],
    // Pure code shares nothing between files, so they may share a process: half of the time was spent on starting processes.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What comes by itself comes late on a busy machine.
    expect: { poll: { timeout: 20_000 } },
  },
});
