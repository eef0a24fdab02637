import { combatantOf } from '~/fights/people/people';
import { type Asked, NOBODY, targets } from './asked';

/** One attack of a Multiattack: the intent of its strike, and whom it is aimed at. */
export type AimedStrike = { readonly intent: string; readonly who: string };

const MOST_STRIKES = 8;

/**
 * The attacks of a Multiattack, `multi:{who}:{key}`, laid over the selected: one after the other when there are
 * several. Steps that the statblock leaves to the game master are left out.
 */
export function multiattack(asked: Asked, intent: string): AimedStrike[] | { problem: string } {
  const [, who = '', key = ''] = /^multi:([^:]+):(.+)$/s.exec(intent) ?? [];
  const maker = combatantOf(asked.fight, who);
  const record = maker?.sheet.record ?? null;
  const creature = record === null ? null : asked.creature(record);
  const sequence = creature?.sequences.find((one) => one.key === key);
  if (!maker || !creature || !sequence) {
    return { problem: 'This creature’s actions could not be loaded.' };
  }
  const aimed = targets(asked).flatMap(({ id }) => (id === maker.id ? [] : [id]));
  if (aimed.length === 0) return { problem: NOBODY };
  const keys = sequence.steps.flatMap(({ anyOf, times, optional }) => {
    const of = creature.strikes.filter(({ entry }) => anyOf.includes(entry));
    const strike = of.find(({ attack }) => attack !== null) ?? of[0];
    return optional || strike === undefined ? [] : Array.from({ length: times }, () => strike.key);
  });
  if (keys.length === 0) return { problem: 'Its attacks have no numbers. Press them one by one.' };
  return keys.slice(0, MOST_STRIKES).map((strike, at) => ({
    intent: `strike:${maker.id}:${strike}`,
    who: aimed[at % aimed.length] ?? '',
  }));
}
