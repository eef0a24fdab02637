import { mergeConfig } from 'vitest/config';
import unit from './vitest.unit.config';

/** The folders whose tests judge the faults, as the command names them. */
const rooms = (process.env.MUTATED_ROOMS ?? 'app').split(',');

/** Tests of the built Worker that judge too; they open it in their own process. */
const judges = (process.env.MUTANT_JUDGES ?? '').split(',').filter(Boolean);

const judged = mergeConfig(unit, { test: { isolate: true, maxWorkers: 1 } });

/**
 * The unit tests as the mutation run wants them: those beside what is judged, and each file by itself, so that a fault in
 * one leaves no trace in another.
 */
export default {
  ...judged,
  test: {
    ...judged.test,
    include: [...rooms.map((room) => `${room}/**/*.test.{ts,tsx}`), ...judges],
    server: { deps: { external: [/delvewright-here-\w+\/worker\.mjs/] } },
    hookTimeout: 120_000,
  },
};
