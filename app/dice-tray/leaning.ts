import type { Edge } from '~/rules/dice/text/expression';
import type { RollLean } from './roll';

/** Advantage or disadvantage of a d20, with the reasons in words for the result. */
export type Leaning = { edge: Edge | null; words: readonly string[] };

/**
 * Combines the user's choice with other reasons: several for the same side count once, and one for each side cancel
 * out (SRD 5.1 and 5.2.1, "Advantage and Disadvantage").
 */
export function leaning(chosen: Edge | null, leans: readonly RollLean[] = []): Leaning {
  const fails = leans.filter(({ how }) => how === 'fails').map(({ why }) => why);
  const reasons = (way: Edge) => leans.filter(({ how }) => how === way).map(({ why }) => why);
  const [up, down] = [reasons('advantage'), reasons('disadvantage')];
  const isUp = chosen === 'advantage' || up.length > 0;
  const isDown = chosen === 'disadvantage' || down.length > 0;
  const edge = isUp === isDown ? null : isUp ? 'advantage' : 'disadvantage';
  const why = [...up, ...down].join(', ');
  const said = why === '' ? '' : `: ${why}`;
  return {
    edge,
    words: [
      ...(edge === null ? [] : [`with ${edge}${said}`]),
      ...(isUp && isDown ? [`advantage and disadvantage cancel out${said}`] : []),
      ...(fails.length === 0 ? [] : [`fails: ${fails.join(', ')}`]),
    ],
  };
}
