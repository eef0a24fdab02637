import type { HomebrewPiece } from '~/compendium/foreign/reading';
import { PieceView } from './piece-view';
import { MOST_ROWS } from './shown-pieces';

/** Shows one creature of an import completely. */
export function OnePiece({ piece, back }: { piece: HomebrewPiece; back: string }) {
  return (
    <>
      <h1>{piece.name}</h1>
      <h2>Details</h2>
      <PieceView
        {...{ piece, letters: Number.POSITIVE_INFINITY, rows: MOST_ROWS, whole: '' }}
        withBlock
      />
      <p>
        <a href={back}>Back to the import</a>
      </p>
    </>
  );
}
