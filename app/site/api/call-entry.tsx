import type { ShownCall } from '~/platform/api/shown-call';
import styles from './api.module.css';

/** More parameters than these are folded away. */
const MOST_OPEN = 7;

const WHO: Readonly<Record<ShownCall['caller'], string>> = {
  everyone: 'Open to everybody.',
  'signed in': 'For whoever is signed in.',
};

function answerWords({ status, type, fields }: ShownCall['answers']): string {
  const what = type ?? (fields.length > 0 ? fields.join(', ') : 'JSON');
  return `${status}: ${what}`;
}

/** One call: what it does, what it takes, and an example of it. */
export function CallEntry({ call }: { call: ShownCall }) {
  const { name, method, path, does, more, caller, parameters, example, answers } = call;
  return (
    <li className={styles.call} id={name}>
      <h3>
        <code>{`${method} ${path}`}</code>
      </h3>
      <p>{[does, more, WHO[caller]].filter(Boolean).join(' ')}</p>
      {parameters.length > 0 && (
        <details open={parameters.length <= MOST_OPEN}>
          <summary>{`Parameters (${parameters.length})`}</summary>
          <dl>
            {parameters.map(({ name: parameter, words, isRequired }) => (
              <div key={parameter}>
                <dt>
                  <code>{parameter}</code>
                </dt>
                <dd>{[isRequired && 'Required.', words].filter(Boolean).join(' ')}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <pre>
        <code>
          {[example.line, example.type && `Content-Type: ${example.type}`]
            .filter(Boolean)
            .join('\n')}
          {example.body && `\n\n${example.body}`}
        </code>
      </pre>
      <p>
        {'Answers '}
        <code>{answerWords(answers)}</code>
      </p>
    </li>
  );
}
