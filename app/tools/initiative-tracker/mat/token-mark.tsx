import { memo } from 'react';
import type { Combatant } from '~/fights/log/state';
import { SVG_UNITS } from '~/maps/draw/svg-units';
import { paths } from '~/paths';
import type { Square } from '~/rules/battle-grid';
import { FaceToken } from '../screen/face-token';
import styles from './mat.module.css';

/** A token as a map shows it. */
export type BoardToken = Pick<Combatant, 'id' | 'name' | 'side'> & {
  face: { portrait: string | null; colour: string | null; record: string | null };
  space: number;
  at: Square;
  /** The feet moved in the turn that runs. */
  walked: number;
  isTurn: boolean;
  isDown: boolean;
  /** Players do not see it. */
  isHidden: boolean;
  /** Whether this device may move it. */
  mayMove: boolean;
};

/** The space between a token and the edge of its squares. */
const INSET = 6;

/** The picture of a token, as large as its squares, with whose turn it is. */
export const TokenMark = memo(function TokenMark({ token }: { token: BoardToken }) {
  const { name, side, face, space, isTurn } = token;
  const size = space * SVG_UNITS;
  const isCoin = face.record !== null && face.portrait === null && face.colour === null;
  const inner = size - 2 * INSET;
  // Coins of one kind look the same.
  const number = isCoin ? /\d+$/.exec(name)?.[0] : undefined;
  return (
    <>
      {isTurn && (
        <rect className={styles.turn} x="3" y="3" width={size - 6} height={size - 6} rx="14" />
      )}
      {isCoin ? (
        <image
          href={paths.monsterToken({ id: face.record ?? '' })}
          x={INSET}
          y={INSET}
          width={inner}
          height={inner}
        />
      ) : (
        <svg
          className={styles.face}
          x={INSET}
          y={INSET}
          width={inner}
          height={inner}
          viewBox="0 0 40 40"
          aria-hidden="true"
        >
          <FaceToken kind="creature" name={name} side={side} {...face} />
        </svg>
      )}
      {number !== undefined && (
        <text className={styles.number} x={size - 4} y={size - 8}>
          {number}
        </text>
      )}
    </>
  );
});
