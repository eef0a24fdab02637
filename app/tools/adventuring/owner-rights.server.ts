import type { AppLoadContext } from '@remix-run/cloudflare';
import type { Person } from '~/account/person/person';
import { askGate, gateOf } from '~/catalogue/access';
import type { PartyRole } from '~/parties/party';

/** Why an owner does not run their party at the moment; null while they do, and for everybody else in it. */
export type OwnerBar = 'pro' | 'closed' | null;

/**
 * Owning a party follows the tool's gate and Pro; whoever helps to run it or plays in it needs an account alone [product
 * decisions, data].
 */
export async function ownerBar(
  context: Pick<AppLoadContext, 'account'>,
  person: Person,
  role: PartyRole,
): Promise<OwnerBar> {
  if (role !== 'owner') return null;
  const tool = (await context.account.tools()).find(({ id }) => id === 'adventuring');
  if (!tool || askGate(gateOf(tool), person) !== 'open') return 'closed';
  return person.pro ? null : 'pro';
}
