import { type FormEvent, useState } from 'react';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Field } from '~/ui/field';
import layout from '~/ui/layout.module.css';
import { DELETE, UNDO } from '~/ui/names';
import { Notice } from '~/ui/notice';
import { useDeviceList } from '~/ui/use-device-list';
import { type DeviceNamedList, NAMED_LISTS, NOTES } from './device-named-lists';
import { ListCard } from './list-card';
import { fullProblem, LIST_LIMITS, readListName } from './list-limits';
import styles from './lists.module.css';
import { NewListForm } from './new-list-form';
import { NotedMonsters } from './noted-monsters';
import { focusButton } from './page-focus';

/** The maximum number of notes on the page of all lists. */
const MOST_NAMED = 60;
const NO_ROOM = 'This device is full, or stores nothing for this site. Nothing was changed.';

/** The lists stored on this device. */
export function DeviceLists() {
  const [lists, change] = useDeviceList(NAMED_LISTS);
  const [notes] = useDeviceList(NOTES);
  const [problem, setProblem] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<{ list: DeviceNamedList; place: number } | null>(null);

  function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const read = readListName(String(new FormData(form).get('name')));
    if (!read.ok) {
      setProblem(read.problem);
      return;
    }
    if (lists.length >= LIST_LIMITS.lists) {
      setProblem(fullProblem('lists'));
      return;
    }
    const list = { id: crypto.randomUUID(), name: read.text, monsters: [] };
    if (tell(change((now) => [...now, list]))) form.reset();
  }

  function rename(event: FormEvent<HTMLFormElement>, id: string) {
    event.preventDefault();
    const read = readListName(String(new FormData(event.currentTarget).get('name')));
    if (!read.ok) {
      setProblem(read.problem);
      return;
    }
    tell(change((now) => now.map((one) => (one.id === id ? { ...one, name: read.text } : one))));
  }

  function remove(list: DeviceNamedList) {
    const place = lists.findIndex(({ id }) => id === list.id);
    if (tell(change((now) => now.filter(({ id }) => id !== list.id)))) setDeleted({ list, place });
  }

  function bringBack() {
    if (deleted === null) return;
    const { list, place } = deleted;
    if (lists.length >= LIST_LIMITS.lists) setProblem(fullProblem('lists'));
    else if (tell(change((now) => now.toSpliced(place, 0, list)))) setDeleted(null);
  }

  function tell(isKept: boolean): boolean {
    setProblem(isKept ? null : NO_ROOM);
    return isKept;
  }

  return (
    <>
      {problem && <Notice tone="problem" announce title={problem} />}
      {deleted && (
        <Notice tone="good" announce>
          <div className={layout.row} ref={focusButton}>
            <span>{`“${deleted.list.name}” deleted.`}</span>
            <Button type="button" kind="quiet" icon="undo" compact onClick={bringBack}>
              {UNDO}
            </Button>
          </div>
        </Notice>
      )}
      <form onSubmit={create}>
        <NewListForm />
      </form>
      {lists.length === 0 ? (
        <EmptyState title="No lists yet" icon="star">
          <p>Create one here, or press “Lists, note” on a monster.</p>
        </EmptyState>
      ) : (
        <ul className={styles.lists}>
          {lists.map((list) => (
            <ListCard key={list.id} {...list} does="Rename, delete" count={list.monsters.length}>
              <form className={styles.forms} onSubmit={(event) => rename(event, list.id)}>
                <Field name="name" label="Name" defaultValue={list.name} />
                <div className={layout.row}>
                  <Button kind="quiet">Rename</Button>
                  <Button type="button" kind="quiet" icon="trash" onClick={() => remove(list)}>
                    {DELETE}
                  </Button>
                </div>
              </form>
            </ListCard>
          ))}
        </ul>
      )}
      <NotedMonsters notes={notes.slice(0, MOST_NAMED)} />
    </>
  );
}
