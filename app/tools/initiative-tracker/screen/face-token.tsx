import { memo } from 'react';
import type { Combatant } from '~/fights/log/state';
import { MARK_COLOURS, PORTRAIT_SIGNS } from '~/fights/sheet/mark-looks';
import { paths } from '~/paths';
import styles from './face-token.module.css';
import signSheet from './signs.svg?url';

type Face = Pick<Combatant, 'kind' | 'name' | 'side' | 'portrait' | 'colour'> & {
  record: string | null;
};

/** The party has a shield, foes a coin, others a diamond, so that sides differ without colour. */
const SHAPES = {
  party: 'M4 3h32v17.5c0 8.5-6.5 13-16 17.5-9.5-4.5-16-9-16-17.5z',
  foes: 'M20 2a18 18 0 1 1 0 36 18 18 0 1 1 0-36z',
  others: 'M20 1 39 20 20 39 1 20z',
} as const;

/** A combatant's token: the chosen sign, else the token of its record, else its initials. */
export const FaceToken = memo(function FaceToken({
  kind,
  name,
  side,
  portrait,
  colour,
  record,
}: Face) {
  if (record !== null && portrait === null && colour === null) {
    return (
      <img
        className={styles.token}
        src={paths.monsterToken({ id: record })}
        alt=""
        width="36"
        height="36"
        loading="lazy"
      />
    );
  }
  const chosen = PORTRAIT_SIGNS.find((sign) => sign === portrait);
  const sign = chosen ?? (kind === 'event' ? 'hourglass' : null);
  return (
    <svg
      className={styles.token}
      data-colour={colour ?? colourOf(name)}
      viewBox="0 0 40 40"
      aria-hidden="true"
    >
      <path d={SHAPES[side]} />
      {sign === null ? (
        <text x="20" y="25">
          {initials(name)}
        </text>
      ) : (
        <use href={`${signSheet}#${sign}`} x="10" y="9" width="20" height="20" />
      )}
    </svg>
  );
});

/** "ST" for Sefa Thorne, "G12" for Guard 12. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  const number = /^\d{1,2}$/.test(last) ? last : last.slice(0, 1);
  return (first.slice(0, 1) + number).toUpperCase();
}

/** Derives a colour from a name, always the same for that name. */
function colourOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997;
  return MARK_COLOURS[sum % (MARK_COLOURS.length - 1)] ?? 'ember';
}
