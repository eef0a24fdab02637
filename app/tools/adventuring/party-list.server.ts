import { partiesOf } from '~/parties/kept/parties.server';
import type { ListedParty } from '~/parties/party';
import type { Services } from '~/platform/services.server';

/** The user's parties; if they cannot be loaded, the list is empty without an error for the user [specification 5]. */
export async function partyList(
  { db, log }: Pick<Services, 'db' | 'log'>,
  userId: string,
): Promise<ListedParty[]> {
  try {
    return await partiesOf(db, userId);
  } catch (error) {
    log.error('parties not listed', error);
    return [];
  }
}
