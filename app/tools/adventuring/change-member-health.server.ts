import { changeHealth, type HealthKept } from '~/parties/kept/change-health.server';
import type { PartyDesk } from '~/parties/kept/party-rights.server';
import type { HealthChange } from '~/parties/member';

/**
 * Changes the hit points of a character where they are kept: all that this page changes of them goes through here. While a running
 * fight has them, the answer says which one.
 */
export function changeMemberHealth(
  desk: PartyDesk,
  userId: string,
  { party, member }: { party: string; member: string },
  events: readonly HealthChange[],
): Promise<HealthKept> {
  return changeHealth(desk, userId, party, member, events);
}
