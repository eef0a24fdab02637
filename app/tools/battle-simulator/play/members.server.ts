import { memberCombatant } from '~/battle/builds/member-combatant';
import type { Combatant } from '~/battle/sheet/combatant';
import { partyFor } from '~/parties/kept/parties.server';
import type { Services } from '~/platform/services.server';
import type { Edition } from '~/rules/edition';
import { withSpells } from './sources.server';

/** The characters of one's parties among the rows, with the spells of their classes; whoever is not in such a party is left out. */
export async function membersOf(
  services: Pick<Services, 'db'>,
  asked: readonly { party: string; member: string }[],
  edition: Edition,
  userId: string,
): Promise<ReadonlyMap<string, Combatant>> {
  const ids = [...new Set(asked.map(({ party }) => party))].slice(0, 4);
  const parties = (await Promise.all(ids.map((id) => partyFor(services.db, userId, id)))).filter(
    (party) => party !== null,
  );
  const wanted = new Set(asked.map(({ party, member }) => `*${party}.${member}`));
  const members = parties
    .flatMap(({ id, list }) =>
      list.map((member) => ({ who: `*${id}.${member.id}`, ...member.settings })),
    )
    .filter(({ who }) => wanted.has(who));
  return withSpells(
    services,
    edition,
    (look) =>
      new Map(members.map((member) => [member.who, memberCombatant(member, edition, look)])),
  );
}
