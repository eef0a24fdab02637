import { useEffect } from 'react';
import { fightPaths } from '~/fight-paths';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/button';
import { momentWords } from '~/ui/day-words';
import { EmptyState } from '~/ui/empty-state';
import layout from '~/ui/layout.module.css';
import { TRY_AGAIN } from '~/ui/names';
import { Notice } from '~/ui/notice';
import { standingWords } from '../screen/fight-card';
import styles from '../screen/fight-shelf.module.css';
import type { FightOfHere } from './page-look-here';

/** The fights of the user who was last signed in, as far as this device has copies. */
export function FightsHere({
  fights,
  isMissing,
}: {
  fights: readonly FightOfHere[];
  isMissing: boolean;
}) {
  useReturn();
  return (
    <>
      <h1>Fights on this device</h1>
      {isMissing && (
        <Notice tone="warning" title="That fight is not on this device">
          <p>A fight is saved on a device once you have opened it there.</p>
        </Notice>
      )}
      <p className={layout.lead}>
        Offline. These fights from your account are saved here, and you can run them. Changes will
        be sent when you are back online.
      </p>
      {fights.length === 0 ? (
        <EmptyState title="No fights saved on this device" icon="sword" />
      ) : (
        <ul className={styles.fights}>
          {fights.map((fight) => (
            <FightOfHereCard key={fight.id} fight={fight} />
          ))}
        </ul>
      )}
      <TryAgain />
    </>
  );
}

function FightOfHereCard({ fight }: { fight: FightOfHere }) {
  const { id, at, facts, waiting } = fight;
  const { name, status, edition, combatants } = facts;
  return (
    <li className={styles.card} data-status={status} data-fight-here={id}>
      <span className={styles.standing}>{standingWords(facts)}</span>
      <a className={styles.name} href={fightPaths.fight({ id })}>
        {name}
      </a>
      <p className={styles.facts}>
        {`${combatants} ${combatants === 1 ? 'combatant' : 'combatants'}, ${edition} rules, ${momentWords(at)}`}
      </p>
      {waiting > 0 && (
        <p className={styles.facts}>
          {waiting === 1 ? '1 unsent change' : `${waiting} unsent changes`}
        </p>
      )}
    </li>
  );
}

/** Shown when this device has nothing it may show. */
export function NobodyHere() {
  useReturn();
  return (
    <>
      <h1>Offline</h1>
      <EmptyState title="No fights to show" icon="info">
        <p>
          Offline, this device shows the fights of the account signed in last, and none is signed in
          now. Your fights are safe in your account.
        </p>
      </EmptyState>
      <TryAgain />
    </>
  );
}

function TryAgain() {
  return (
    <p className={layout.row}>
      <LinkButton kind="quiet" to={paths.initiativeTracker()} reloadDocument>
        {TRY_AGAIN}
      </LinkButton>
      <LinkButton kind="quiet" to={paths.tryInitiativeTracker()} reloadDocument>
        New fight on this device only
      </LinkButton>
    </p>
  );
}

/** Reloads the requested page when the device is online again. */
function useReturn(): void {
  useEffect(() => {
    const listening = new AbortController();
    addEventListener('online', () => location.reload(), { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
