import type { AppLoadContext } from '@remix-run/cloudflare';
import { askGate, gateOf } from '~/catalogue/access';

/** Returns whether the visitor can store creatures, or could after signing in, by the tool's current access rules. */
export async function mayKeep({ account }: Pick<AppLoadContext, 'account'>): Promise<boolean> {
  const tool = (await account.tools()).find(({ id }) => id === 'homebrew-monsters');
  if (!tool) return false;
  const gate = gateOf(tool);
  if (gate === 'signed-in') return true;
  // The session is read only when it matters.
  const standing = await account.standing();
  return askGate(gate, standing.kind === 'person' ? standing.person : null) === 'open';
}
