import { Link } from '@remix-run/react';
import { type FormEvent, useEffect, useState } from 'react';
import { paths } from '~/paths';
import { askJson } from '~/platform/ask-json';
import { Button } from '~/ui/button';
import { useDeviceList } from '~/ui/use-device-list';
import type { KnownMonster } from '../device-lists';
import type { FoundMonster } from '../packed-results';
import { NAMED_LISTS } from './device-named-lists';
import { ListScreen } from './list-screen';
import { TakeOutChoice } from './take-out-choice';

/** The maximum number of monsters in one request. */
const ASKED_AT_ONCE = 60;
const NO_MONSTERS: readonly KnownMonster[] = [];

/** A list stored on this device: the names are local, the facts are loaded. */
export function DeviceList({ id }: { id: string }) {
  const [lists, change] = useDeviceList(NAMED_LISTS);
  const list = lists.find((one) => one.id === id);
  const rows = useRows(list?.monsters ?? NO_MONSTERS);
  const [problem, setProblem] = useState<string | null>(null);
  if (list === undefined) {
    return (
      <>
        <h1>This list is not on this device</h1>
        <p>
          It may be in your account, or on another device.{' '}
          <Link to={paths.monsterLists()}>All lists on this device</Link>
        </p>
      </>
    );
  }
  function takeOut(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const out = new FormData(event.currentTarget).getAll('monster');
    if (out.length === 0) {
      setProblem('Select the monsters to remove.');
      return;
    }
    const isKept = change((now) =>
      now.map((one) =>
        one.id === id
          ? { ...one, monsters: one.monsters.filter((monster) => !out.includes(monster.id)) }
          : one,
      ),
    );
    setProblem(isKept ? null : 'This device could not save that. Nothing was changed.');
  }
  const monsters = list.monsters.map((monster) => {
    const row = rows.get(monster.id);
    return { ...monster, ...(row && { name: row.name }), facts: row ?? null };
  });
  return (
    <ListScreen
      name={list.name}
      monsters={monsters}
      files={null}
      problem={problem}
      takeOut={
        <form key={monsters.length} onSubmit={takeOut}>
          <TakeOutChoice monsters={monsters} />
          <Button kind="quiet" icon="trash">
            Remove selected
          </Button>
        </form>
      }
    />
  );
}

/** The facts of monsters loaded so far, by id; empty while offline. */
function useRows(monsters: readonly KnownMonster[]): ReadonlyMap<string, FoundMonster> {
  const [rows, setRows] = useState<ReadonlyMap<string, FoundMonster>>(new Map());
  const wanted = monsters.map(({ id }) => id).join();
  useEffect(() => {
    const leaving = new AbortController();
    const ids = wanted.split(',').filter(Boolean);
    for (let from = 0; from < ids.length; from += ASKED_AT_ONCE) {
      const path = paths.monsterRows(ids.slice(from, from + ASKED_AT_ONCE));
      void askJson<FoundMonster[]>(path, leaving.signal).then((answer) => {
        if (answer.is !== 'here' || leaving.signal.aborted) return;
        setRows(
          (known) => new Map([...known, ...answer.value.map((row) => [row.id, row] as const)]),
        );
      });
    }
    return () => leaving.abort();
  }, [wanted]);
  return rows;
}
