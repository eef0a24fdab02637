import { Link } from '@remix-run/react';
import { encounterPaths } from '~/encounter-paths';
import { fightPaths } from '~/fight-paths';
import { LinkButton } from '~/ui/button';
import { CopyLink } from '~/ui/copy-link';
import { askSearch } from '../address/ask';
import type { Draft } from '../address/draft';
import styles from './ways-on.module.css';

/** What may be done with a fight that stands: run it, print it, take it along. */
export function WaysOn({ draft, name }: { draft: Draft; name: string }) {
  const search = askSearch({ ...draft, of: null });
  // Of a kept one the notes come along on paper and in files; a link that is passed on has none.
  const named = `${askSearch(draft)}&name=${encodeURIComponent(name)}`;
  const left = notCarried(draft);
  return (
    <section className={styles.ways} aria-label="Use it" data-print="no">
      <div className={styles.line}>
        <LinkButton kind="quiet" icon="sword" to={fightPaths.newFight(trackerSearch(draft, name))}>
          Run in the tracker
        </LinkButton>
        <LinkButton kind="quiet" icon="print" to={encounterPaths.print(named)}>
          Print
        </LinkButton>
        <LinkButton kind="quiet" icon="copy" to={encounterPaths.print(`${named}&as=cards`)}>
          Cards
        </LinkButton>
        <CopyLink address={encounterPaths.builder(search)} />
      </div>
      {left !== null && <p className={styles.note}>{left}</p>}
      <p className={styles.files}>
        Take it along as{' '}
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
          for Improved Initiative
        </Link>
        .
      </p>
    </section>
  );
}

/** Who walks into the tracker: the foes that are there from the beginning, and the saved party. */
export function trackerSearch({ edition, rows, partyId }: Draft, name: string): string {
  const monsters = rows
    .filter(({ side, round }) => side === 'foes' && round === null)
    .map(({ id, cr, name: called, count }) => {
      const plain = called || `CR ${cr ?? 0}`;
      return `${id ?? plain.replace(/[,:]/g, ' ')}:${count}`;
    });
  const params = new URLSearchParams({ monsters: monsters.join(','), edition, name });
  if (partyId !== null) params.set('party', partyId);
  return `?${params}`;
}

/** That allies and later waves join by hand; null where there are none. */
function notCarried({ rows }: Draft): string | null {
  const allies = rows.some(({ side }) => side === 'allies');
  const waves = rows.some(({ side, round }) => side === 'foes' && round !== null);
  if (!allies && !waves) return null;
  const who = [allies ? 'Allies' : null, waves ? 'later waves' : null]
    .filter(Boolean)
    .join(' and ');
  return `${who.charAt(0).toUpperCase()}${who.slice(1)} do not go along into the tracker: add them there, with the round in which they arrive.`;
}
