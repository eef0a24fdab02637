import { Fragment } from 'react';
import type { ShownCall } from '~/platform/api/shown-call';
import styles from './api.module.css';

/** More parameters than these are folded away. */
const MOST_OPEN = 7;

const WHO: Readonly<Record<ShownCall['caller'], string>> = {
  everyone: 'Open to everybody.',
  'signed in': 'For whoever is signed in.',
  'signed in by a session': 'Needs the session of a browser.',
};

function answerWords({ status, type, fields }: ShownCall['answers']): string {
  const what = type ?? (fields.length > 0 ? fields.join(', ') : 'JSON');
  return `${status}: ${what}`;
}

/** One call: what it does, what it takes, and an example of it. */
export function CallEntry({ call }: { call: ShownCall }) {
  const { method, path, does, more, caller, parameters, taken, example, answers } = call;
  return (
    <li className={styles.call}>
      <h3>
        <code>{`${method} ${path}`}</code>
      </h3>
      <p>{[does, more, WHO[caller]].filter(Boolean).join(' ')}</p>
      {parameters.length > 0 && (
        <details open={parameters.length <= MOST_OPEN}>
          <summary>{`Parameters (${taken})`}</summary>
          <dl>
            {parameters.map(({ names, words }) => (
              <Fragment key={words}>
                <dt>
                  <code>{names.join(', ')}</code>
                </dt>
                <dd>{words}</dd>
              </Fragment>
            ))}
          </dl>
        </details>
      )}
      <pre>
        {[
          example.line,
          example.type && `Content-Type: ${example.type}`,
          example.body && `\n${example.body}`,
        ]
          .filter(Boolean)
          .join('\n')}
      </pre>
      <p>
        {'Answers '}
        <code>{answerWords(answers)}</code>
      </p>
    </li>
  );
}
