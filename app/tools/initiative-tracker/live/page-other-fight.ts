import { fightPaths } from '~/fight-paths';
import type { FightRead } from '~/fights/kept/fight-calls';
import { fightOfRead } from '~/fights/kept/read-fight';
import { askJson } from '~/platform/ask-json';
import type { ReadOther } from './read-other';

/** Reads another fight of the same account from the server. */
export const readKeptFight: ReadOther = async (id) => {
  const address = fightPaths.fightEvents({ id });
  const answer = await askJson<FightRead>(address, AbortSignal.timeout(20_000));
  if (answer.is === 'here') return fightOfRead(answer.value);
  return answer.is === 'lost' ? 'no-line' : null;
};
