import type { AppLoadContext } from '@remix-run/cloudflare';
import type { Person } from '~/account/person/person';
import { askGate, gateOf } from '~/catalogue/access';
import type { PartyRole } from '~/parties/party';

/** Why an owner may not run their party now; null when they may, and for all other roles. */
export type OwnerBar = 'pro' | 'closed' | null;

/**
 * Owning a party needs access to the tool and Pro; helping to run it or playing in it needs only an account [product
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
