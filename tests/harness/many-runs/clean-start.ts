import { inject, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether a fault is there while the modules load or only while a test runs, as the mutation run says it. */
    mutantActivation?: 'static' | 'runtime';
  }
}

// What a test of the fault before left behind in the thread that they share.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
const faults = Object(globalThis).__stryker__;
if (faults) {
  faults.mutantCoverage = undefined;
  if (inject('mutantActivation') !== 'static') faults.activeMutant = undefined;
}
