import { afterAll, beforeEach } from 'vitest';

let isKept = false;

/** Whether the running tests share the storage. */
export function isStorageKept(): boolean {
  return isKept;
}

/** Inserts once what the tests of a block only read: they share the storage. */
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
