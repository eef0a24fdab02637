import { problemJson } from '~/platform/answers';
import type { BillingDoor } from './checkout.server';
import { NOT_SET_UP } from './door-problems';

/** The JSON response of opening a checkout or the portal: `{ url }`, or what failed. */
export function doorJson(door: BillingDoor, failed: string): Response {
  if (door.ok) {
    return Response.json({ url: door.url }, { headers: { 'Cache-Control': 'private, no-store' } });
  }
  return door.reason === 'trouble' ? problemJson(502, failed) : problemJson(503, NOT_SET_UP);
}
