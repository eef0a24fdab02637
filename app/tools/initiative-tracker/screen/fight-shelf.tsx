import { Form, Link } from '@remix-run/react';
import { fightPaths } from '~/fight-paths';
import type { ListedFight } from '~/fights/kept/fight-rows.server';
import { paths } from '~/paths';
import { Button, LinkButton } from '~/ui/button';
import { dayWords } from '~/ui/day-words';
import { EmptyState } from '~/ui/empty-state';
import { Field } from '~/ui/field';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { Select } from '~/ui/select';
import { DeviceFightOffer } from '../live/device-fight-offer';
import styles from './fight-shelf.module.css';

export type FightShelfProps = {
  fights: readonly ListedFight[];
  removed: readonly ListedFight[];
  pro: boolean;
  answer: { problem?: string; upgrade?: true; typed?: Record<string, string> } | undefined;
};

/** All fights of a person, those that run first, and the way to a new one. */
export function FightShelf({ fights, removed, pro, answer }: FightShelfProps) {
  return (
    <main id="main" className={layout.stack}>
      <h1>Initiative Tracker</h1>
      {answer?.problem && (
        <Notice tone="problem" announce title={answer.problem}>
          {answer.upgrade && <Link to={paths.settings()}>Upgrade to Pro</Link>}
        </Notice>
      )}
      {pro ? <StartForm typed={answer?.typed} /> : <WithoutPro />}
      {pro && <DeviceFightOffer kept={fights} />}
      {fights.length === 0 ? (
        pro && (
          <EmptyState title="No fights yet" icon="sword">
            <p>Start one, add who fights, and press “Begin the fight”.</p>
          </EmptyState>
        )
      ) : (
        <ul className={styles.fights}>
          {fights.map((fight) => (
            <FightCard key={fight.id} fight={fight} pro={pro} />
          ))}
        </ul>
      )}
      {removed.length > 0 && <RemovedFights removed={removed} />}
    </main>
  );
}

function WithoutPro() {
  return (
    <Notice title="Fights are kept with Pro">
      <p>
        The whole tracker runs on an open page, on this device alone. With Pro your fights are kept
        in your account, on every device.
      </p>
      <p className={layout.row}>
        <LinkButton to={paths.settings()}>Upgrade to Pro</LinkButton>
        <LinkButton kind="quiet" to={paths.tryInitiativeTracker()}>
          Run a fight now
        </LinkButton>
      </p>
    </Notice>
  );
}

function StartForm({ typed }: { typed: Record<string, string> | undefined }) {
  return (
    <Form method="post" className={styles.start}>
      <Field
        label="A new fight"
        name="name"
        maxLength={100}
        placeholder="Ambush at the ford"
        defaultValue={typed?.name}
        autoComplete="off"
      />
      <Select
        label="Rules"
        name="edition"
        choices={[
          { value: '2014', label: '2014 (SRD 5.1)' },
          { value: '2024', label: '2024 (SRD 5.2)' },
        ]}
      />
      <Button name="intent" value="start" icon="plus">
        Start
      </Button>
    </Form>
  );
}

const STATUS = { planned: 'Prepared', running: 'Running', over: 'Over' } as const;

function FightCard({ fight, pro }: { fight: ListedFight; pro: boolean }) {
  const { id, name, edition, status, round, combatants, folder, updatedAt } = fight;
  return (
    <li className={styles.card} data-status={status}>
      <Link className={styles.open} to={fightPaths.fight({ id })}>
        <strong>{name}</strong>
        <span className={styles.facts}>
          {[
            status === 'running' ? `Round ${round}` : STATUS[status],
            `${combatants} ${combatants === 1 ? 'combatant' : 'combatants'}`,
            edition,
            folder,
          ]
            .filter(Boolean)
            .join(' · ')}{' '}
          · <time dateTime={new Date(updatedAt).toISOString()}>{dayWords(updatedAt)}</time>
        </span>
      </Link>
      <details className={styles.more}>
        <summary>Rename, copy, remove</summary>
        <Form method="post" className={styles.forms}>
          <input type="hidden" name="id" value={id} />
          {pro && (
            <>
              <Field label="Name" name="name" maxLength={100} defaultValue={name} />
              <Button kind="quiet" name="intent" value="rename" compact>
                Rename
              </Button>
              <Field label="Folder" name="folder" maxLength={60} defaultValue={folder} />
              <Button kind="quiet" name="intent" value="folder" compact>
                Lay into it
              </Button>
              <Button kind="quiet" name="intent" value="copy" icon="copy" compact>
                Make a fresh copy
              </Button>
            </>
          )}
          <Button kind="danger" name="intent" value="remove" icon="trash" compact>
            Remove
          </Button>
        </Form>
      </details>
    </li>
  );
}

function RemovedFights({ removed }: { removed: readonly ListedFight[] }) {
  return (
    <details className={styles.more}>
      <summary>{`Removed, and still here for a while (${removed.length})`}</summary>
      <ul className={styles.fights}>
        {removed.map(({ id, name }) => (
          <li key={id} className={styles.card}>
            <Form method="post" className={layout.row}>
              <input type="hidden" name="id" value={id} />
              <span>{name}</span>
              <Button kind="quiet" name="intent" value="restore" icon="undo" compact>
                Bring back
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </details>
  );
}
