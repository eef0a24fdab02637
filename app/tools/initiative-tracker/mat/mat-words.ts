import { feetBetween, type Square, squareName } from '~/rules/battle-grid';
import type { BoardToken } from './token-mark';
import type { TokenMove } from './use-token-drag';

/** The length of a way, with all that its token has moved in its turn. */
export function wayWords(feet: number, walked: number): string {
  return walked > 0 ? `${feet} ft., ${walked + feet} this turn` : `${feet} ft.`;
}

/** The feet that a token has moved in the turn that runs. */
export function walkedBy(id: string, all: readonly { id: string; walked: number }[]): number {
  return all.find((one) => one.id === id)?.walked ?? 0;
}

/** What whoever's turn it is has moved in it, while nothing moves. */
export function restWords(token: BoardToken | undefined): string {
  return token && token.walked > 0 ? `${token.name} has moved ${token.walked} ft. this turn.` : '';
}

/** The name of a token for those who do not see it: who, where, and how it stands. */
export function tokenWords({ name, isTurn, isHidden, isDown }: BoardToken, at: Square): string {
  const more = [isTurn && 'whose turn it is', isDown && 'down', isHidden && 'hidden from players'];
  return [name, squareName(at), ...more.filter(Boolean)].join(', ');
}

/** A move while it is made. */
export function moveWords(
  move: TokenMove,
  all: readonly { id: string; name: string; walked: number }[],
): string {
  const name = all.find(({ id }) => id === move.id)?.name ?? '';
  if (move.at === null) return '';
  const to = squareName(move.at);
  return move.from === null
    ? `${name}: ${to}`
    : `${name}: ${wayWords(feetBetween(move.from, move.at), walkedBy(move.id, all))} to ${to}`;
}
