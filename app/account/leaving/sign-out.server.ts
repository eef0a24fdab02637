import type { AppLoadContext } from '@remix-run/cloudflare';
import { readSessionCookie } from '../session/session-cookie.server';
import { endSession } from '../session/session-ends.server';
import { wayOut } from './way-out.server';

/** Signs this browser out. */
export async function signOut(request: Request, context: AppLoadContext): Promise<Response> {
  const { db, sealer, clock } = context.services;
  return wayOut(context, async () => {
    const user = await readSessionCookie(sealer, request.headers, clock.now());
    return user ? endSession(db, user.sessionId) : [];
  });
}
