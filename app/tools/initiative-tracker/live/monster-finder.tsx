import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isOwnId } from '~/compendium/records/own-id';
import { fightPaths } from '~/fight-paths';
import { askJson } from '~/platform/ask-json';
import { challengeText } from '~/rules/challenge';
import type { Edition } from '~/rules/edition';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import styles from './monster-finder.module.css';
import { pressButton } from './press-button';
import { timesOf } from './times-of';

type Found = { id: string; name: string; cr: number; ac: number; hp: number };

function foundWords({ id, cr, ac, hp }: Found): string {
  return `${isOwnId(id) ? 'Homebrew, ' : ''}CR ${challengeText(cr)}, AC ${ac}, HP ${hp}`;
}

/** Finds monsters by a few letters, and adds one in one press. */
export function MonsterFinder({ edition }: { edition: Edition }) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly Found[] | null>(null);
  const [said, setSaid] = useState('');
  const field = useRef<HTMLDivElement>(null);
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

  /** Adds one that was found, or who was typed; "+3" or "3" before or after the name adds three. */
  function add(one: Found | undefined, isHidden: boolean) {
    const lines = document.querySelector<HTMLTextAreaElement>('[data-fight] [name="lines"]');
    if (!lines) return;
    const { name, times } = timesOf(query);
    const joins = one === undefined ? name : isOwnId(one.id) ? one.id : one.name;
    const line = `${times === 1 ? '' : `${times} `}${joins}${isHidden ? ' hidden' : ''}`;
    // What was typed into the list stays there.
    const before = lines.value;
    lines.value = line;
    if (pressButton('add')) {
      setTyped('');
      const called = one?.name ?? name;
      setSaid(times === 1 ? `${called} joins.` : `${times} × ${called} join.`);
      field.current?.querySelector('input')?.focus();
    }
    requestAnimationFrame(() => {
      if (lines.value === line || lines.value === '') lines.value = before;
    });
  }

  /** Enter adds the first one found. */
  function addFirst(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Enter' || query.length < 2) return;
    // A found name that has the focus is pressed.
    if (event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    add(found?.[0], event.altKey);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles events that bubble from the field inside
    <div className={styles.finder} ref={field} onKeyDown={addFirst}>
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
          {found.map((one) => (
            <li key={one.id}>
              <button type="button" onClick={({ altKey }) => add(one, altKey)}>
                <Icon name="plus" size="small" />
                <span>{one.name}</span>
                <small>{foundWords(one)}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      {found && found.length > 0 && (
        <p className={styles.keyed}>
          Press a name to add it, or Enter for the first. Hold Alt to add it hidden.
        </p>
      )}
      <p role="status">{said || (found?.length === 0 ? 'No monster found.' : '')}</p>
    </div>
  );
}
