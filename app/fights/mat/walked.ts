import { feetBetween, type Square } from '~/rules/battle-grid';
import type { Combatant, Fight, Mat } from '../log/state';

/** Names the turn that runs; null before the fight begins and between turns. */
function turnOf({ round, turn }: Fight): string | null {
  return round > 0 && turn !== null ? `${round} ${turn}` : null;
}

/**
 * The feet moved in this turn after a combatant's token has gone from one square to another. Only its own turn counts:
 * whoever is pushed, or goes with a reaction, uses up no movement.
 */
export function walkedWith(
  fight: Fight,
  mat: Mat,
  { id, row }: Combatant,
  way: { from: Square; to: Square },
): Mat['walked'] {
  const turn = turnOf(fight);
  if (turn === null || row !== fight.turn) return mat.walked;
  const walked = mat.walked ?? [];
  const feet = walked.find((one) => one.turn === turn)?.feet ?? {};
  const before = Object.hasOwn(feet, id) ? (feet[id] ?? 0) : 0;
  const now = { turn, feet: { ...feet, [id]: before + feetBetween(way.from, way.to) } };
  // The turn before counts on when the game master goes back to it.
  return [...walked.filter((one) => one.turn !== turn).slice(-1), now];
}

/** The feet that a combatant's token has moved in the turn that runs. */
export function feetWalked(fight: Fight, id: string): number {
  const turn = turnOf(fight);
  const { feet = {} } = fight.mat?.walked?.find((one) => one.turn === turn) ?? {};
  return Object.hasOwn(feet, id) ? (feet[id] ?? 0) : 0;
}
