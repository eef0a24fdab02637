import type { AppLoadContext } from '@remix-run/cloudflare';
import { keepBar, lockOf } from '~/catalogue/lock';
import type { ToolId } from '~/catalogue/tool';
import type { Person } from '../person/person';

/** What somebody may do with a tool as the catalogue stands today: use the whole of it, and keep things with it. */
export type ToolRights = { mayUse: boolean; mayKeep: boolean };

/**
 * Asks the catalogue what its gate does not: whether a tool that is launched as Pro is more than a demonstration for somebody, and
 * whether they may keep things with it. For null (nobody signed in) nothing is kept.
 */
export async function toolRights(
  { account }: Pick<AppLoadContext, 'account'>,
  id: ToolId,
  person: Pick<Person, 'roles' | 'pro'> | null,
): Promise<ToolRights> {
  const tool = (await account.tools()).find((one) => one.id === id);
  if (tool === undefined) return { mayUse: false, mayKeep: false };
  return { mayUse: lockOf(tool, person) === null, mayKeep: keepBar(tool, person) === null };
}
