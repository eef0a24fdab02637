import type { Services } from '~/platform/services.server';
import type { Person } from '../person/person';
import { sealedTokensOf } from './session-rows.server';
import { openTokens } from './token-box.server';

/**
 * The ID token of an admin's own session, to be copied; null for callers with a bearer token, who have theirs. This is
 * the only place where a provider's token leaves the server: call `requireAdmin` first.
 */
export async function idTokenOf(person: Person, services: Services): Promise<string | null> {
  const { sessionId } = person;
  const sealed = sessionId && (await sealedTokensOf(services.db, sessionId));
  if (!sessionId || !sealed) return null;
  const tokens = await openTokens(services.sealer, sessionId, sealed, services.clock.now());
  return tokens?.idToken ?? null;
}
