import type { HomebrewPiece } from '../report/reading';
import { PieceView } from './piece-view';

/** One creature of an import, whole. */
export function OnePiece({ piece, back }: { piece: HomebrewPiece; back: string }) {
  return (
    <>
      <h1>{piece.name}</h1>
      <h2>Field by field</h2>
      <PieceView piece={piece} letters={Number.POSITIVE_INFINITY} withBlock whole="" />
      <p>
        <a href={back}>All of this import</a>
      </p>
    </>
  );
}
