import type { Dispatch } from 'react';
import type { EditorAction } from '../edit/editor';
import { LONGEST_NAME } from '../map/typed-words';
import styles from './mapwright-screen.module.css';

type NameFieldProps = { name: string; isLive: boolean; dispatch: Dispatch<EditorAction> };

/** The name of the map, which is the page's heading; it can be typed over. */
export function NameField({ name, isLive, dispatch }: NameFieldProps) {
  if (!isLive) return <h1 className={styles.name}>{name}</h1>;
  return (
    <h1 className={styles.name} data-name={name}>
      <textarea
        key={name}
        className={styles.nameInput}
        aria-label="Map name"
        rows={1}
        maxLength={LONGEST_NAME}
        defaultValue={name}
        spellCheck={false}
        onBlur={({ target }) => {
          // A map without a name keeps the one that it had.
          if (target.value.trim() === '') target.value = name;
          // A field that is only left asks for nothing.
          if (target.value !== name) dispatch({ type: 'rename', name: target.value });
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          event.currentTarget.blur();
        }}
      />
    </h1>
  );
}
