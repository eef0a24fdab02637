import type { Services } from '~/platform/services.server';
import type { FightCalls } from './fight-calls';
import type { FightTrouble } from './fight-trouble';

/** The services that the functions for stored fights need. */
export type FightDesk = Pick<Services, 'db' | 'fights' | 'clock' | 'log'>;

/** The kind that log entries and cleanup records use for fights' objects. */
export const FIGHT_KIND = 'fight';

/** A failed operation; `sentence` is shown to users. */
export type Failed = { ok: false; reason: FightTrouble; sentence: string };

type Reached<Answer> = { ok: true; answer: Answer } | { ok: false; reason: 'lost' | 'unavailable' };

/**
 * Calls the object of a fight; the caller has checked that the user may reach it. `lost` when the object has no such
 * fight.
 */
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
