import { sql } from 'drizzle-orm';
import type { Services } from './services.server';

/** The JSON that GET /health returns. */
export type Health = { status: 'ok'; version: string } | { status: 'unavailable' };

/** Whether the product can work: returns the version after one query of the database succeeded. */
export async function askHealth({ db, log }: Pick<Services, 'db' | 'log'>): Promise<Health> {
  try {
    await db.run(sql`select 1`);
    return { status: 'ok', version: __APP_VERSION__ };
  } catch (error) {
    log.error('health', error);
    return { status: 'unavailable' };
  }
}
