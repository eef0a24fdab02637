import type { PartyMember } from '~/parties/party';
import type { RollFacts } from './secret-roll';

/** The values of a member that a roll needs. */
export function rollFactsOf({ id, settings }: Pick<PartyMember, 'id' | 'settings'>): RollFacts {
  const { name, absent, initiative, str, dex, con, int, wis, cha } = settings;
  const { passivePerception, passiveInvestigation, passiveInsight } = settings;
  return {
    id,
    name,
    absent,
    initiative,
    str,
    dex,
    con,
    int,
    wis,
    cha,
    passivePerception,
    passiveInvestigation,
    passiveInsight,
  };
}
