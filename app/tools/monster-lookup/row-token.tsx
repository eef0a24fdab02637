import { emblemScale, tierOf } from '~/compendium/token/token-marks';
import { paths } from '~/paths';

/**
 * A creature's coin in a list, for the eye alone: all rows share the parts of one file. A type that no book has leaves the coin
 * blank.
 */
export function RowToken({ type, size, cr }: { type: string; size: string; cr: number }) {
  const sheet = paths.tokenSheet();
  return (
    <svg viewBox="-100 -100 200 200" aria-hidden>
      <use href={`${sheet}#coin-${tierOf(cr)}`} />
      <use href={`${sheet}#${type}`} transform={`scale(${emblemScale(size)})`} />
    </svg>
  );
}
