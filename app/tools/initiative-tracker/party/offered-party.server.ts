import { partyToBring } from '~/fights/kept/bring-party.server';
import { partiesOf } from '~/parties/kept/parties.server';
import type { Party } from '~/parties/party';
import type { Database } from '~/platform/database.server';
import type { OfferedParty } from './offered-party';

/** Converts a party for the forms that offer it. */
export function offeredOf({ id, name, list }: Party): OfferedParty {
  return {
    id,
    name,
    members: list.map(({ id: member, settings, health, fight }) => ({
      id: member,
      name: settings.name,
      level: settings.level,
      ac: settings.ac,
      now: health.now,
      maximum: settings.maximum,
      temporary: health.temporary,
      absent: settings.absent,
      fight: fight ? { id: fight.id, name: fight.name } : null,
    })),
  };
}

/** The party in the URL if the user runs it; `default` is the user's default party. Null when there is none. */
export async function offeredParty(
  db: Database,
  userId: string,
  asked: string,
): Promise<OfferedParty | null> {
  const id = asked === 'default' ? await defaultOf(db, userId) : asked;
  const party = id === null ? null : await partyToBring({ db }, userId, id);
  return party && offeredOf(party);
}

async function defaultOf(db: Database, userId: string): Promise<string | null> {
  const run = (await partiesOf(db, userId)).filter(({ role }) => role !== 'player');
  return (run.find(({ isDefault }) => isDefault) ?? run[0])?.id ?? null;
}
