import { beforeEach, expect } from 'vitest';
import { isStorageKept } from '../kept-storage';
import { reset } from './quick-storage';

// Each integration test begins with nothing, as it does in workerd; a unit test lays what it wants by itself.
if (expect.getState().testPath?.includes('/tests/integration/')) {
  beforeEach(async () => {
    if (!isStorageKept()) await reset();
  });
}
