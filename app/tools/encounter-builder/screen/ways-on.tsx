import { Link } from '@remix-run/react';
import { encounterPaths } from '~/encounter-paths';
import type { Encounter } from '~/encounters/encounter';
import { simulatorSearch } from '~/encounters/simulator-search';
import { fightPaths } from '~/fight-paths';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/button';
import { CopyLink } from '~/ui/copy-link';
import { askSearch } from '../address/ask';
import type { Draft } from '../address/draft';
import styles from './ways-on.module.css';

/** `simulates`: whether the battle simulator is open to this user; `place`: the room that the URL names. */
type WaysOnProps = {
  draft: Draft;
  name: string;
  simulates?: boolean;
  place?: Encounter['place'];
};

/** Actions on the finished fight: run, print or export it. */
export function WaysOn({ draft, name, simulates = false, place = null }: WaysOnProps) {
  const search = askSearch({ ...draft, of: null });
  // Printed sheets and files of a stored fight include its notes; a shared link does not.
  const named = `${askSearch(draft)}&name=${encodeURIComponent(name)}`;
  return (
    <section className={styles.ways} aria-label="Actions" data-print="no">
      <div className={styles.line}>
        <LinkButton
          kind="quiet"
          icon="sword"
          to={fightPaths.newFight(trackerSearch(draft, name, place))}
        >
          Run in the tracker
        </LinkButton>
        {simulates && (
          <LinkButton
            kind="quiet"
            icon="die"
            to={`${paths.battleSimulator()}${simulatorSearch(draft)}`}
          >
            Simulate
          </LinkButton>
        )}
        <LinkButton kind="quiet" icon="print" to={encounterPaths.print(named)}>
          Print
        </LinkButton>
        <LinkButton kind="quiet" icon="copy" to={encounterPaths.print(`${named}&as=cards`)}>
          Cards
        </LinkButton>
        <CopyLink address={encounterPaths.builder(search)} label="Copy link" />
      </div>
      <p className={styles.files}>
        Export as{' '}
        <Link reloadDocument to={encounterPaths.as('text', named)}>
          text
        </Link>
        ,{' '}
        <Link reloadDocument to={encounterPaths.as('markdown', named)}>
          Markdown
        </Link>
        ,{' '}
        <Link reloadDocument to={encounterPaths.as('json', named)}>
          JSON
        </Link>{' '}
        or{' '}
        <Link reloadDocument to={encounterPaths.as('improved-initiative', named)}>
          Improved Initiative
        </Link>
        .
      </p>
    </section>
  );
}

/**
 * The query string that starts the fight in the tracker: foes with their rounds, allies, and the saved party or the
 * user's characters.
 */
export function trackerSearch(
  { edition, rows, partyId, characters, of }: Draft,
  name: string,
  place: Encounter['place'] = null,
): string {
  const groups = new Map<string, string[]>([['monsters', []]]);
  for (const { side, round, id, cr, name: called, count } of rows) {
    const field = side === 'allies' ? 'allies' : round === null ? 'monsters' : `wave-${round}`;
    const plain = (called || `CR ${cr ?? 0}`).replace(/[,:]/g, ' ');
    groups.set(field, [...(groups.get(field) ?? []), `${id ?? plain}:${count}`]);
  }
  const params = new URLSearchParams({ edition, name });
  for (const [field, monsters] of groups) params.set(field, monsters.join(','));
  // Its notes and its treasure join too.
  if (of !== null) params.set('encounter', of.id);
  else if (place !== null) {
    params.set('map', place.mapId);
    if (place.room !== null) params.set('room', String(place.room));
  }
  if (partyId !== null) params.set('party', partyId);
  if (characters.length > 0) params.set('characters', characters.join(','));
  return `?${params}`;
}
