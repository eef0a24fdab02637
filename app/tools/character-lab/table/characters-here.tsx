import { useEffect } from 'react';
import { characterPaths } from '~/character-paths';
import { LinkButton } from '~/ui/button';
import { momentWords } from '~/ui/day-words';
import { EmptyState } from '~/ui/empty-state';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import type { CharacterOfHere } from './page-look-here';
import styles from './table.module.css';

/** The characters of whoever was signed in here last, as far as this device has them. */
export function CharactersHere({
  characters,
  isMissing,
}: {
  characters: readonly CharacterOfHere[];
  isMissing: boolean;
}) {
  useReturn();
  return (
    <>
      <h1>Characters on this device</h1>
      {isMissing && (
        <Notice tone="warning" title="The character that you asked for is not on this device">
          <p>A character is kept on a device once it was open there.</p>
        </Notice>
      )}
      <p className={layout.lead}>
        There is no connection. These characters of your account were open here, and are played on
        here. What you do is sent when the line is back.
      </p>
      {characters.length === 0 ? (
        <EmptyState title="None of your characters was open on this device" icon="star" />
      ) : (
        <ul className={styles.things}>
          {characters.map(({ id, name, line, at, waiting }) => (
            <li key={id} data-character-here={id}>
              <span>
                <a href={characterPaths.character({ id })}>{name === '' ? 'Nameless' : name}</a>
                <small>{`${line}; ${momentWords(at)}`}</small>
                {waiting > 0 && (
                  <small>
                    {waiting === 1 ? 'One press waits' : `${waiting} presses wait`} to be sent
                  </small>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <TryAgain />
    </>
  );
}

/** Nothing that this device may show. */
export function NobodyHere() {
  useReturn();
  return (
    <>
      <h1>No connection</h1>
      <EmptyState title="No characters of an account can be shown now" icon="info">
        <p>
          Without a line this device shows the characters of whoever was signed in here last, and
          nobody is. Your characters are safe in your account.
        </p>
      </EmptyState>
      <TryAgain />
    </>
  );
}

function TryAgain() {
  return (
    <p className={layout.row}>
      <LinkButton kind="quiet" to={characterPaths.list()} reloadDocument>
        Try the line again
      </LinkButton>
    </p>
  );
}

/** When the line is back the page that was wanted comes. */
function useReturn(): void {
  useEffect(() => {
    const listening = new AbortController();
    addEventListener('online', () => location.reload(), { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
