import { Fragment } from 'react';
import { keyWords } from './press-words';

/** The keys of a command, rendered as keyboard keys. */
export function KeysOfCommand({ keys, apple }: { keys: readonly string[]; apple: boolean }) {
  return (
    <span>
      {keys.map((key, at) => (
        <Fragment key={key}>
          {at > 0 && ' or '}
          <kbd>{keyWords(key, apple)}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
