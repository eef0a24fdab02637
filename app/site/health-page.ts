import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { askHealth } from '~/platform/health.server';

/** The health check: 200 with the version after one query of the database, else 503. */
export async function loader({ context }: LoaderFunctionArgs) {
  const health = await askHealth(context.services);
  const status = health.status === 'ok' ? 200 : 503;
  return Response.json(health, { status, headers: { 'Cache-Control': 'no-store' } });
}
