import { useEffect } from 'react';
import { fightPaths } from '~/fight-paths';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/button';
import { momentWords } from '~/ui/day-words';
import { EmptyState } from '~/ui/empty-state';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { standingWords } from '../screen/fight-card';
import styles from '../screen/fight-shelf.module.css';
import type { FightOfHere } from './page-look-here';

/** The fights of whoever was signed in here last, as far as this device has them. */
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
        <Notice tone="warning" title="The fight that you asked for is not on this device">
          <p>A fight is kept on a device once it was open there.</p>
        </Notice>
      )}
      <p className={layout.lead}>
        There is no connection. These fights of your account were open here, and go on here. What
        you do is sent when the line is back.
      </p>
      {fights.length === 0 ? (
        <EmptyState title="None of your fights was open on this device" icon="sword" />
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
        {`${combatants} ${combatants === 1 ? 'combatant' : 'combatants'}, rules of ${edition}, ${momentWords(at)}`}
      </p>
      {waiting > 0 && (
        <p className={styles.facts}>
          {waiting === 1 ? 'One press waits to be sent' : `${waiting} presses wait to be sent`}
        </p>
      )}
    </li>
  );
}

/** Nothing that this device may show. */
export function NobodyHere() {
  useReturn();
  return (
    <>
      <h1>No connection</h1>
      <EmptyState title="No fights of an account can be shown now" icon="info">
        <p>
          Without a line this device shows the fights of whoever was signed in here last, and nobody
          is. Your fights are safe in your account.
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
        Try the line again
      </LinkButton>
      <LinkButton kind="quiet" to={paths.tryInitiativeTracker()} reloadDocument>
        A fight on this device alone
      </LinkButton>
    </p>
  );
}

/** When the line is back the page that was wanted comes. */
function useReturn(): void {
  useEffect(() => {
    const listening = new AbortController();
    addEventListener('online', () => location.reload(), { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
