import { useEffect, useMemo, useRef, useState } from 'react';
import type { Square } from '~/rules/battle-grid';

/** A move that was sent: where its token stood then, and where it goes. */
export type SentMove = { id: string; from: Square; at: Square };

/** Where a token is drawn: where it was sent to, as long as it has not been moved. */
export function standsAt({ id, at }: { id: string; at: Square }, sent: SentMove | null): Square {
  return sent?.id === id && sent.from.x === at.x && sent.from.y === at.y ? sent.at : at;
}

/** The move, if its token is still among these. */
export function moveOf<Move extends { id: string }>(
  move: Move | null,
  tokens: readonly { id: string }[],
): Move | null {
  return tokens.some(({ id }) => id === move?.id) ? move : null;
}

/**
 * Draws the last moved token where it was sent to, until it stands elsewhere or the answer is here. `isSending`:
 * whether an answer is awaited; missing where moves count at once.
 */
export function useSentMove<Token extends { id: string; at: Square }>(
  tokens: readonly Token[],
  isSending: boolean | undefined,
) {
  const [sent, setSent] = useState<SentMove | null>(null);
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && !isSending) setSent(null);
    wasSending.current = isSending === true;
  }, [isSending]);
  useEffect(() => {
    const token = tokens.find(({ id }) => id === sent?.id);
    if (sent && (!token || token.at.x !== sent.from.x || token.at.y !== sent.from.y)) setSent(null);
  }, [tokens, sent]);
  const drawn = useMemo(
    () =>
      tokens.map((token) => {
        const at = standsAt(token, sent);
        // A token that stays is the same object, which is not drawn again.
        return at === token.at ? token : { ...token, at };
      }),
    [tokens, sent],
  );

  function noteSent(id: string, at: Square) {
    const token = tokens.find((one) => one.id === id);
    if (isSending !== undefined && token) setSent({ id, from: token.at, at });
  }

  return [drawn, noteSent] as const;
}
