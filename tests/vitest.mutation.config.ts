import { mergeConfig } from 'vitest/config';
import unit from './vitest.unit.config';

/** The unit tests as the mutation run wants them: each file by itself, so that a fault in one leaves no trace in another. */
export default mergeConfig(unit, { test: { isolate: true, maxWorkers: 1 } });
