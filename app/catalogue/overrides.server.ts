import type { Database } from '~/platform/database.server';
import { CATALOGUE } from './catalogue';
import { withOverrides } from './overrides';
import { toolOverrides } from './tables';
import type { Tool } from './tool';

/** The catalogue as it stands today, with the owner's changes from the database. */
export async function currentCatalogue(db: Database): Promise<Tool[]> {
  return withOverrides(CATALOGUE, await db.select().from(toolOverrides));
}
