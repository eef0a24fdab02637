import { Form, Link } from '@remix-run/react';
import { fightPaths } from '~/fight-paths';
import type { ListedFight } from '~/fights/kept/fight-rows.server';
import { Button, LinkButton } from '~/ui/button';
import { dayWords } from '~/ui/day-words';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import type { IconName } from '~/ui/icon-names';
import { DELETE } from '~/ui/names';
import styles from './fight-shelf.module.css';

type Standing = { word: string; icon: IconName; open: string };

/** The status of a fight in a word, and the label of the link that opens it. */
export const STANDING: Readonly<Record<ListedFight['status'], Standing>> = {
  running: { word: 'Running', icon: 'sword', open: 'Continue' },
  planned: { word: 'Ready', icon: 'check', open: 'Open' },
  over: { word: 'Over', icon: 'star', open: 'View' },
};

/** The status of a fight in words. */
export function standingWords({ status, round }: Pick<ListedFight, 'status' | 'round'>): string {
  const { word } = STANDING[status];
  return status === 'running' ? `${word}, round ${round}` : word;
}

/** The id of the datalist with existing folders, for all folder fields. */
export const FOLDERS = 'fight-folders';

/** One fight in the list: its status, the link to it, and actions on the whole fight. */
export function FightCard({ fight, pro }: { fight: ListedFight; pro: boolean }) {
  const { id, name, edition, status, combatants, folder, updatedAt } = fight;
  const { icon, open } = STANDING[status];
  return (
    <li className={styles.card} data-status={status}>
      <span className={styles.standing}>
        <Icon name={icon} size="small" />
        {standingWords(fight)}
      </span>
      <Link className={styles.name} to={fightPaths.fight({ id })}>
        {name}
      </Link>
      <p className={styles.facts}>
        {`${combatants} ${combatants === 1 ? 'combatant' : 'combatants'}, ${edition} rules, `}
        <time dateTime={new Date(updatedAt).toISOString()}>{dayWords(updatedAt)}</time>
      </p>
      <Form method="post" className={styles.ways}>
        <input type="hidden" name="id" value={id} />
        <LinkButton
          kind={status === 'running' ? 'primary' : 'quiet'}
          icon={status === 'running' ? 'play' : undefined}
          to={fightPaths.fight({ id })}
          aria-label={`${open}: ${name}`}
          compact
        >
          {open}
        </LinkButton>
        {pro && (
          <Button kind="plain" name="intent" value="copy" compact>
            Duplicate and reset
          </Button>
        )}
        <Button kind="plain" name="intent" value="remove" icon="trash" compact>
          {DELETE}
        </Button>
      </Form>
      {pro && (
        <details className={styles.more}>
          <summary>Rename, move to a folder</summary>
          <Form method="post" className={styles.forms}>
            <input type="hidden" name="id" value={id} />
            <Field label="Name" name="name" maxLength={100} defaultValue={name} />
            <Button kind="quiet" name="intent" value="rename" compact>
              Rename
            </Button>
          </Form>
          <Form method="post" className={styles.forms}>
            <input type="hidden" name="id" value={id} />
            <Field
              label="Folder"
              name="folder"
              list={FOLDERS}
              maxLength={60}
              defaultValue={folder}
              autoComplete="off"
            />
            <Button kind="quiet" name="intent" value="folder" compact>
              Move to folder
            </Button>
          </Form>
        </details>
      )}
    </li>
  );
}
