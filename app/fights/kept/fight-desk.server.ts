import type { Services } from '~/platform/services.server';
import type { FightCalls } from './fight-calls';
import type { FightTrouble } from './fight-trouble';

/** What keeping fights needs of the outside world. */
export type FightDesk = Pick<Services, 'db' | 'fights' | 'clock' | 'log'>;

/** By which word notes name the objects of fights. */
export const FIGHT_KIND = 'fight';

/** Something that was done, or the trouble with it; `sentence` is for people. */
export type Failed = { ok: false; reason: FightTrouble; sentence: string };

type Reached<Answer> = { ok: true; answer: Answer } | { ok: false; reason: 'lost' | 'unavailable' };

/** Asks the object of a fight, whose row the caller has seen to be theirs. An object that knows nothing of it is lost. */
export async function reachFight<Answer>(
  { fights, log }: Pick<FightDesk, 'fights' | 'log'>,
  id: string,
  ask: (fight: FightCalls) => Promise<Answer | null>,
): Promise<Reached<Answer>> {
  try {
    const answer = await fights.ask(id, ask);
    return answer === null ? { ok: false, reason: 'lost' } : { ok: true, answer };
  } catch (error) {
    log.error('fight', error);
    return { ok: false, reason: 'unavailable' };
  }
}
