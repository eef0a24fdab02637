import { beforeEach, expect, inject, vi } from 'vitest';
import { reset } from './quick-storage';

// What a test of the fault before left behind in the thread that they share.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
const faults = Object(globalThis).__stryker__;
if (faults) faults.mutantCoverage = undefined;
if (faults && inject('mutantActivation') !== 'static') faults.activeMutant = undefined;

// Each integration test begins with nothing, as it does in workerd; a unit test lays what it wants by itself.
if (expect.getState().testPath?.includes('/tests/integration/')) beforeEach(reset);
