import type { Dispatch } from 'react';
import { LONGEST_NAME } from '~/maps/map/typed-words';
import type { EditorAction } from '../edit/editor';
import styles from './mapwright-screen.module.css';

type NameFieldProps = { name: string; isLive: boolean; dispatch: Dispatch<EditorAction> };

/** The editable name of the map, which is the page's heading. */
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
          // An empty name is replaced by the previous one.
          if (target.value.trim() === '') target.value = name;
          // Leaving the field without changes does nothing.
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
