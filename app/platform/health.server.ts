import { sql } from 'drizzle-orm';
import type { Services } from './services.server';

/** What GET /health answers. */
export type Health = { status: 'ok'; version: string } | { status: 'unavailable' };

/** Whether the product can do its work: the version after one read of the database. */
export async function askHealth({ db, log }: Pick<Services, 'db' | 'log'>): Promise<Health> {
  try {
    await db.run(sql`select 1`);
    return { status: 'ok', version: __APP_VERSION__ };
  } catch (error) {
    log.error('health', error);
    return { status: 'unavailable' };
  }
}
