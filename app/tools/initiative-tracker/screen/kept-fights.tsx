import { Form } from '@remix-run/react';
import type { ListedFight } from '~/fights/kept/fight-rows.server';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { FightCard, FOLDERS } from './fight-card';
import styles from './fight-shelf.module.css';
import { byFolder } from './shelf-folders';

export type KeptFightsProps = {
  fights: readonly ListedFight[];
  removed: readonly ListedFight[];
  pro: boolean;
};

/** The user's fights by folder, running ones first, and the deleted ones. */
export function KeptFights({ fights, removed, pro }: KeptFightsProps) {
  const folders = byFolder(fights);
  return (
    <>
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
    </>
  );
}

/** Confirms that a fight was deleted, with a button to restore it. */
export function JustRemoved({ fight }: { fight: ListedFight | undefined }) {
  if (!fight) return null;
  return (
    <Notice announce title={`“${fight.name}” deleted.`}>
      <Restore fight={fight} label="Undo" />
    </Notice>
  );
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
      <summary>{`Recently deleted (${removed.length})`}</summary>
      <ul className={styles.removed}>
        {removed.map((fight) => (
          <li key={fight.id}>
            <span>{fight.name}</span>
            <Restore fight={fight} label="Restore" />
          </li>
        ))}
      </ul>
      <Form method="post" className={styles.forms}>
        <p className={styles.facts}>
          Deleted permanently after 30 days. Until then they count toward your limit of fights.
        </p>
        <Button kind="quiet" name="intent" value="forget-removed" icon="trash" compact>
          Delete permanently now
        </Button>
      </Form>
    </details>
  );
}
