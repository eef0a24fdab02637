import type { Due, Fight, Handout } from '~/fights/log/state';
import { partyOf } from '~/fights/people/party';
import { combatantOf } from '~/fights/people/people';
import { playedBy } from '~/fights/seats/seats';
import { type TableSettings, tableSettings } from '~/fights/seats/table-settings';
import { tableDueWords } from '../screen/table-due-words';

/** What the game master's page about the players shows. */
export type PlayersFacts = {
  seats: readonly { id: string; name: string; plays: string }[];
  /** Players who wait for a seat. */
  claims: readonly { due: string; words: string }[];
  settings: TableSettings;
  /** The party's members, as targets of handouts and secret rolls. */
  party: readonly { id: string; name: string }[];
  /** The current handouts, the latest first. */
  handouts: readonly { id: string; to: string; text: string; picture: string | null }[];
  isPaused: boolean;
};

/** Collects these facts from a fight. */
export function playersFacts(fight: Fight): PlayersFacts {
  const claims = fight.due.filter(
    (due): due is Extract<Due, { kind: 'claim' }> => due.kind === 'claim',
  );
  return {
    seats: Object.entries(fight.seats ?? {}).map(([id, { name }]) => {
      const plays = playedBy(fight, id).map((one) => one.name);
      return { id, name, plays: plays.join(', ') || 'nobody here now' };
    }),
    claims: claims.map((due) => ({ due: due.id, words: tableDueWords(fight, due) })),
    settings: tableSettings(fight),
    party: partyOf(fight).map(({ id, name }) => ({ id, name })),
    handouts: (fight.handouts ?? []).map((one) => shownOf(fight, one)).reverse(),
    isPaused: Boolean(fight.paused),
  };
}

function shownOf(
  fight: Fight,
  { id, to, text, picture }: Handout,
): PlayersFacts['handouts'][number] {
  const name = to === null ? null : combatantOf(fight, to)?.name;
  const whom = name === undefined ? 'somebody who left' : name;
  return { id, to: whom === null ? 'All players' : `${whom}’s player`, text, picture };
}
