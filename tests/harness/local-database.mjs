import { layMigratedDatabase, openLocalDatabase } from '../../scripts/setup/database.mjs';

/** A fresh D1 in a folder, with every migration applied; the caller closes it. */
export async function freshLocalDatabase(folder) {
  await layMigratedDatabase(folder);
  return openLocalDatabase(folder);
}
