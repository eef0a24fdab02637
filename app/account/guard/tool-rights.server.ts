import type { AppLoadContext } from '@remix-run/cloudflare';
import { keepBar, lockOf } from '~/catalogue/lock';
import type { ToolId } from '~/catalogue/tool';
import type { Person } from '../person/person';

/** What a user may do with a tool as the catalogue is now: use all of it, and save things with it. */
export type ToolRights = { mayUse: boolean; mayKeep: boolean };

/**
 * Checks in the catalogue what the gate does not: whether the user may use all of a tool, not only its demonstration,
 * and whether they may save things with it. For null (nobody signed in) nothing may be saved.
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
