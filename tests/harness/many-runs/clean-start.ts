import { inject, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether a mutant is active while modules load or only while a test runs, as the mutation run sets it. */
    mutantActivation?: 'static' | 'runtime';
  }
}

// Cleans up what a test of the previous mutant left behind in the shared thread.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
const faults = Object(globalThis).__stryker__;
if (faults) {
  faults.mutantCoverage = undefined;
  if (inject('mutantActivation') !== 'static') faults.activeMutant = undefined;
}
