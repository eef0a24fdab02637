/** A fresh D1 in a folder, with every migration applied; the caller closes it. */
export function freshLocalDatabase(
  folder: string,
): Promise<{ db: D1Database; close(): Promise<void> }>;
