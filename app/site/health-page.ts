import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { sql } from 'drizzle-orm';

const UNCACHED = { headers: { 'Cache-Control': 'no-store' } };

/** Says whether the product can do its work: the version after one read of the database, else 503. */
export async function loader({ context }: LoaderFunctionArgs) {
  try {
    await context.services.db.run(sql`select 1`);
    return Response.json({ status: 'ok', version: __APP_VERSION__ }, UNCACHED);
  } catch (error) {
    context.services.log.error('health', error);
    return Response.json({ status: 'unavailable' }, { status: 503, ...UNCACHED });
  }
}
