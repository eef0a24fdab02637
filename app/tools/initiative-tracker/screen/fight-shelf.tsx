import { Form, Link } from '@remix-run/react';
import type { ListedFight } from '~/fights/kept/fight-rows.server';
import { paths } from '~/paths';
import { Button, LinkButton } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Field } from '~/ui/field';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { Select } from '~/ui/select';
import { DeviceFightOffer } from '../live/device-fight-offer';
import { FightCard, FOLDERS } from './fight-card';
import styles from './fight-shelf.module.css';
import { byFolder } from './shelf-folders';
import { TablePicture } from './table-picture';

export type FightShelfProps = {
  fights: readonly ListedFight[];
  removed: readonly ListedFight[];
  /** Which was put away just now. */
  justRemoved: string | null;
  pro: boolean;
  answer: { problem?: string; upgrade?: true; typed?: Record<string, string> } | undefined;
};

/** All fights of a person by their folders, those that run first, and the way to a new one. */
export function FightShelf({ fights, removed, justRemoved, pro, answer }: FightShelfProps) {
  const folders = byFolder(fights);
  const gone = removed.find(({ id }) => id === justRemoved);
  return (
    <main id="main" className={layout.stack}>
      <header className={styles.head}>
        <h1>Initiative Tracker</h1>
        {fights.length > 0 && <p className={layout.soft}>{countWords(fights)}</p>}
      </header>
      {answer?.problem && (
        <Notice tone="problem" announce title={answer.problem}>
          {answer.upgrade && <Link to={paths.settings()}>Upgrade to Pro</Link>}
        </Notice>
      )}
      {gone && (
        <Notice announce title={`“${gone.name}” is removed.`}>
          <Restore fight={gone} label="Undo" />
        </Notice>
      )}
      {!pro && <WithoutPro />}
      {pro && <DeviceFightOffer kept={fights} />}
      {pro && fights.length > 0 && <StartForm typed={answer?.typed} />}
      {pro && fights.length === 0 && (
        <EmptyState
          title="The table is set"
          picture={<TablePicture />}
          action={<StartForm typed={answer?.typed} />}
        >
          <p>
            Name your first fight and add who is in it: it stays here, on every device of yours.
          </p>
        </EmptyState>
      )}
      {folders.map(({ folder, fights: inside }) =>
        folder === '' ? (
          <FightList key="" fights={inside} pro={pro} />
        ) : (
          <details key={folder} className={styles.folder} open>
            <summary>
              <h2>{folder}</h2>
              <span className={styles.facts}>{inside.length}</span>
            </summary>
            <FightList fights={inside} pro={pro} />
          </details>
        ),
      )}
      <datalist id={FOLDERS}>
        {folders.map(({ folder }) => folder !== '' && <option key={folder} value={folder} />)}
      </datalist>
      {removed.length > 0 && <RemovedFights removed={removed} />}
    </main>
  );
}

function countWords(fights: readonly ListedFight[]): string {
  const running = fights.filter(({ status }) => status === 'running').length;
  const all = fights.length === 1 ? 'One fight' : `${fights.length} fights`;
  return running === 0 ? all : `${all}, ${running} running`;
}

function FightList({ fights, pro }: { fights: readonly ListedFight[]; pro: boolean }) {
  return (
    <ul className={styles.fights}>
      {fights.map((fight) => (
        <FightCard key={fight.id} fight={fight} pro={pro} />
      ))}
    </ul>
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
      <Field
        label="Folder"
        name="folder"
        list={FOLDERS}
        maxLength={60}
        placeholder="None"
        defaultValue={typed?.folder}
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

function Restore({ fight, label }: { fight: ListedFight; label: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="id" value={fight.id} />
      <Button kind="quiet" name="intent" value="restore" icon="undo" compact>
        {label}
      </Button>
    </Form>
  );
}

function RemovedFights({ removed }: { removed: readonly ListedFight[] }) {
  return (
    <details className={styles.more}>
      <summary>{`Removed, and still here for a while (${removed.length})`}</summary>
      <ul className={styles.removed}>
        {removed.map((fight) => (
          <li key={fight.id}>
            <span>{fight.name}</span>
            <Restore fight={fight} label="Bring back" />
          </li>
        ))}
      </ul>
    </details>
  );
}
