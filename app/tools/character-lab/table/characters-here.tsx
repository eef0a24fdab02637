import { useEffect } from 'react';
import { characterPaths } from '~/character-paths';
import { LinkButton } from '~/ui/button';
import { momentWords } from '~/ui/day-words';
import { EmptyState } from '~/ui/empty-state';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import type { CharacterOfHere } from './page-look-here';
import styles from './table.module.css';

/** The characters of the last signed-in user that this device has stored. */
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
        <Notice tone="warning" title="This character is not on this device">
          <p>Open a character once while online to have it here offline.</p>
        </Notice>
      )}
      <p className={layout.lead}>
        Offline. You opened these characters on this device and can play them here. What you do will
        be sent when you are back online.
      </p>
      {characters.length === 0 ? (
        <EmptyState title="No characters on this device" icon="star" />
      ) : (
        <ul className={styles.things}>
          {characters.map(({ id, name, line, at, waiting }) => (
            <li key={id} data-character-here={id}>
              <span>
                <a href={characterPaths.character({ id })}>
                  {name === '' ? 'Unnamed character' : name}
                </a>
                <small>{`${line}; ${momentWords(at)}`}</small>
                {waiting > 0 && (
                  <small>
                    {waiting === 1 ? '1 change' : `${waiting} changes`} waiting to be sent
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

/** The offline page when there is nothing to show. */
export function NobodyHere() {
  useReturn();
  return (
    <>
      <h1>Offline</h1>
      <EmptyState title="No characters to show" icon="info">
        <p>Nobody is signed in on this device. Your characters are safe in your account.</p>
      </EmptyState>
      <TryAgain />
    </>
  );
}

function TryAgain() {
  return (
    <p className={layout.row}>
      <LinkButton kind="quiet" to={characterPaths.list()} reloadDocument>
        Try again
      </LinkButton>
    </p>
  );
}

/** Reloads the requested page when back online. */
function useReturn(): void {
  useEffect(() => {
    const listening = new AbortController();
    addEventListener('online', () => location.reload(), { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
