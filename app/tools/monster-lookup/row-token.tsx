import { emblemScale, tierOf } from '~/compendium/token/token-marks';
import { paths } from '~/paths';

/**
 * A creature's token in a list, decorative; all rows use the parts of one file. An unknown type leaves the coin empty.
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
