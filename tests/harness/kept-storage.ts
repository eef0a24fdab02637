import { afterAll, beforeEach } from 'vitest';

let isKept = false;

/** Whether the tests that run now share what lies in the storage. */
export function isStorageKept(): boolean {
  return isKept;
}

/** Lays once what the tests of a block only read, where each of them would lay the same: they share the storage. */
export function laidOnce(lay: () => Promise<unknown>): void {
  beforeEach(async () => {
    if (isKept) return;
    await lay();
    isKept = true;
  });
  afterAll(() => {
    isKept = false;
  });
}
