import { beforeEach, expect } from 'vitest';
import { isStorageKept } from '../kept-storage';
import { reset } from './quick-storage';

// Each integration test starts with an empty storage, as in workerd; a unit test prepares its own.
if (expect.getState().testPath?.includes('/tests/integration/')) {
  beforeEach(async () => {
    if (!isStorageKept()) await reset();
  });
}
