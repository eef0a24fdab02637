import { Link } from '@remix-run/react';
import { adminPaths } from '~/admin-paths';
import styles from './people.module.css';
import type { PeopleCounts } from './people-counts-sql.server';
import type { Shown } from './people-query';

const TILES: readonly { label: string; count: keyof PeopleCounts; show?: Shown }[] = [
  { label: 'Total', count: 'total' },
  { label: 'Confirmed', count: 'confirmed', show: 'confirmed' },
  { label: 'Active Subs', count: 'active', show: 'active' },
  { label: 'Trials', count: 'trials', show: 'trials' },
  { label: 'Past Due', count: 'pastDue', show: 'past-due' },
  { label: 'Expired', count: 'expired', show: 'expired' },
  { label: 'Admins', count: 'admins', show: 'admins' },
  { label: 'Action Needed', count: 'actionNeeded', show: 'action-needed' },
];

/** The name of a group of users, for the line that says which one is shown. */
export function nameOfShown(show: Shown): string {
  if (show === 'trials-ending') return 'Trials that end this week';
  return TILES.find((tile) => tile.show === show)?.label ?? show;
}

/** The number of users in each group; each tile links to them. */
export function PeopleTiles({ counts, show }: { counts: PeopleCounts; show: Shown | null }) {
  return (
    <ul className={styles.tiles}>
      {TILES.map((tile) => (
        <li key={tile.count}>
          <Link
            className={styles.tile}
            to={adminPaths.people({ show: tile.show })}
            aria-current={(tile.show ?? null) === show ? 'true' : undefined}
            preventScrollReset
          >
            <span className={styles.number}>{counts[tile.count].toLocaleString('en')}</span>
            <span>{tile.label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
