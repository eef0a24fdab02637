import type { AppLoadContext } from '@remix-run/cloudflare';
import { askGate, gateOf } from '~/catalogue/access';

/** Whether whoever asks may keep creatures, or could as soon as they sign in, as the tool stands today. */
export async function mayKeep({ account }: Pick<AppLoadContext, 'account'>): Promise<boolean> {
  const tool = (await account.tools()).find(({ id }) => id === 'homebrew-monsters');
  if (!tool) return false;
  const gate = gateOf(tool);
  if (gate === 'signed-in') return true;
  // Only where it matters who asks is the session looked at.
  const standing = await account.standing();
  return askGate(gate, standing.kind === 'person' ? standing.person : null) === 'open';
}
