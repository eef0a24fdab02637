import { type KeyboardEvent, useEffect, useState } from 'react';
import { isOwnId } from '~/compendium/records/own-id';
import { fightPaths } from '~/fight-paths';
import { askJson } from '~/platform/ask-json';
import { challengeText } from '~/rules/challenge';
import type { Edition } from '~/rules/edition';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import styles from './monster-finder.module.css';
import { oneMore, timesOf } from './one-more';
import { pressButton } from './press-button';

type Found = { id: string; name: string; cr: number; ac: number; hp: number };

/** Finds monsters by a few letters, and adds the chosen ones to the lines of the form. */
export function MonsterFinder({ edition }: { edition: Edition }) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly Found[] | null>(null);
  const [said, setSaid] = useState('');
  const query = typed.trim();
  const { name: sought } = timesOf(query);
  useEffect(() => {
    if (sought.length < 2) return setFound(null);
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const search = new URLSearchParams({ find: sought, edition });
      const path = fightPaths.fightCreatures(`?${search}`);
      const answer = await askJson<{ items: Found[] }>(path, leaving.signal);
      if (leaving.signal.aborted) return;
      setFound(answer.is === 'here' ? answer.value.items : []);
      setSaid(answer.is === 'lost' ? 'Offline. Type the name below.' : '');
    }, 200);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [sought, edition]);

  function add(monster: string, isHidden: boolean) {
    const name = isHidden ? `${monster} hidden` : monster;
    const lines = document.querySelector<HTMLTextAreaElement>('[data-fight] [name="lines"]');
    if (!lines) return;
    lines.value = oneMore(lines.value, name);
    setSaid(`${name} added to the list.`);
  }

  /** Enter adds the first one found, or who was typed; "+3" or "3" before or after the name adds three. */
  function addAtOnce(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Enter' || query.length < 2) return;
    event.preventDefault();
    const lines = document.querySelector<HTMLTextAreaElement>('[data-fight] [name="lines"]');
    if (!lines) return;
    const { name, times } = timesOf(query);
    const [first] = found ?? [];
    const one = first === undefined ? name : isOwnId(first.id) ? first.id : first.name;
    const line = `${times === 1 ? '' : `${times} `}${one}${event.altKey ? ' hidden' : ''}`;
    // What was typed into the list stays there.
    const before = lines.value;
    lines.value = line;
    if (pressButton('add')) {
      setTyped('');
      const called = first?.name ?? name;
      setSaid(times === 1 ? `${called} joins.` : `${times} × ${called} join.`);
    }
    requestAnimationFrame(() => {
      if (lines.value === line || lines.value === '') lines.value = before;
    });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles events that bubble from the field inside
    <div className={styles.finder} onKeyDown={addAtOnce}>
      <Field
        label="Find a monster"
        name="find"
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        placeholder="goblin +3"
        autoComplete="off"
        maxLength={160}
      />
      {found && (
        <ul>
          {found.map(({ id, name, cr, ac, hp }) => (
            <li key={id}>
              <button type="button" onClick={({ altKey }) => add(isOwnId(id) ? id : name, altKey)}>
                <Icon name="plus" size="small" />
                <span>{name}</span>
                <small>{`${isOwnId(id) ? 'Homebrew, ' : ''}CR ${challengeText(cr)}, AC ${ac}, HP ${hp}`}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      {found && found.length > 0 && (
        <p className={styles.keyed}>Enter adds the first one; with Alt hidden.</p>
      )}
      <p role="status">{said || (found?.length === 0 ? 'No monster found.' : '')}</p>
    </div>
  );
}
