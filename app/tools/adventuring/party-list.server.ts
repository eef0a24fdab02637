import { partiesOf } from '~/parties/kept/parties.server';
import type { ListedParty } from '~/parties/party';
import type { Services } from '~/platform/services.server';

/** The parties of somebody; a list that cannot be loaded is empty, silently for them [specification 5]. */
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
