import { Link } from '@remix-run/react';
import { useLabWays } from '../use-lab-ways';
import styles from './making.module.css';
import type { MakingFacts } from './making-facts';
import { NumberToSet } from './number-to-set';
import { stepName } from './step-words';

/** A summary: open choices, broken rules, and the current numbers. */
export function Beside({ facts }: { facts: MakingFacts }) {
  return (
    <aside className={styles.beside} aria-label="Summary">
      <Left facts={facts} />
      <section aria-label="Numbers">
        <h2>{facts.title}</h2>
        <div className={styles.numbers}>
          {facts.summary.map(({ label, told, signed }) => (
            <NumberToSet key={told.key} label={label} told={told} isSigned={signed} />
          ))}
        </div>
      </section>
    </aside>
  );
}

/** Broken rules are listed like open choices. */
function headingOf(choices: number, broken: number): string {
  const rules = broken === 1 ? '1 rule broken' : `${broken} rules broken`;
  if (choices === 0) return rules;
  return broken === 0 ? `${choices} left to choose` : `${choices} left to choose, ${rules}`;
}

function Left({ facts }: { facts: MakingFacts }) {
  const { id, missing, problems, edition } = facts;
  const ways = useLabWays();
  return (
    <section id="left" aria-label="Left to choose" aria-live="polite">
      {missing.length === 0 && problems.length === 0 ? (
        <p className={styles.ready}>
          All choices made. <Link to={ways.sheet({ id })}>To the table</Link>
        </p>
      ) : (
        <h2>{headingOf(missing.length, problems.length)}</h2>
      )}
      <ul className={styles.todo}>
        {missing.map(({ place, step, words }) => (
          <li key={`${place} ${words}`}>
            <Link to={ways.making({ id }, step, place)} preventScrollReset>
              {words}
            </Link>
            <span className={styles.from}>{stepName(step, edition)}</span>
          </li>
        ))}
      </ul>
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map(({ place, step, words }) => (
            <li key={`${place} ${words}`}>
              <Link to={ways.making({ id }, step, place)} preventScrollReset>
                {words}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
