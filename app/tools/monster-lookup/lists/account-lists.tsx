import { Form } from '@remix-run/react';
import { DuplicateForm } from '~/catalogue/duplicate/duplicate-form';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Field } from '~/ui/field';
import layout from '~/ui/layout.module.css';
import { DELETE, RESTORE, UNDO } from '~/ui/names';
import { Notice } from '~/ui/notice';
import { ListCard } from './list-card';
import styles from './lists.module.css';
import type { ListsAnswer } from './lists-intents.server';
import type { ListedList } from './lists-sql.server';
import { NewListForm } from './new-list-form';
import { NotedMonsters } from './noted-monsters';
import { focusButton } from './page-focus';

type AccountListsProps = {
  lists: readonly ListedList[];
  putAway: readonly { id: string; name: string }[];
  notes: readonly { id: string; name: string }[];
  /** The list that was just deleted. */
  deleted: { id: string; name: string } | null;
  listKey: string;
  typed: ListsAnswer['typed'];
};

/** The lists of a user's account, in forms that work without scripts. */
export function AccountLists(props: AccountListsProps) {
  const { lists, putAway, notes, deleted, listKey, typed } = props;
  return (
    <>
      {deleted && (
        <Notice tone="good" announce dismissTo={paths.monsterLists()}>
          <Form method="post" replace className={layout.row} ref={focusButton}>
            <span>{`“${deleted.name}” deleted.`}</span>
            <input type="hidden" name="id" value={deleted.id} />
            <Button kind="quiet" name="intent" value="bring-back" icon="undo" compact>
              {UNDO}
            </Button>
          </Form>
        </Notice>
      )}
      <Form method="post" key={listKey}>
        <input type="hidden" name="key" value={listKey} />
        <NewListForm typed={typed?.intent === 'create' ? typed.name : undefined} />
      </Form>
      {lists.length === 0 ? (
        <EmptyState title="No lists yet" icon="star">
          <p>Create one here, or press “Lists, note” on a monster.</p>
        </EmptyState>
      ) : (
        <ul className={styles.lists}>
          {lists.map((list) => (
            <ListCard key={list.id} {...list} does="Rename, duplicate, delete">
              <Form method="post" className={styles.forms}>
                <input type="hidden" name="id" value={list.id} />
                <Field
                  name="name"
                  label="Name"
                  defaultValue={typed?.id === list.id ? typed.name : list.name}
                />
                <div className={layout.row}>
                  <Button kind="quiet" name="intent" value="rename">
                    Rename
                  </Button>
                  <Button kind="quiet" name="intent" value="delete" icon="trash">
                    {DELETE}
                  </Button>
                </div>
              </Form>
              <DuplicateForm kind="list" id={list.id} name={list.name} />
            </ListCard>
          ))}
        </ul>
      )}
      {putAway.length > 0 && (
        <details className={styles.more}>
          <summary>{`Recently deleted (${putAway.length})`}</summary>
          <p>Deleted permanently after 30 days, or when a new one needs the space.</p>
          <ul>
            {putAway.map(({ id, name }) => (
              <li key={id}>
                <Form method="post" className={layout.row}>
                  <input type="hidden" name="id" value={id} />
                  <span className={styles.name}>{name}</span>
                  <Button kind="quiet" name="intent" value="bring-back" icon="undo" compact>
                    {RESTORE}
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
          <Form method="post">
            <Button kind="quiet" name="intent" value="forget-deleted" icon="trash">
              Delete permanently
            </Button>
          </Form>
        </details>
      )}
      <NotedMonsters notes={notes} />
    </>
  );
}
