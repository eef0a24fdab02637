import type { Judgement } from '~/encounters/budget/judge';
import { Icon } from '~/ui/icon';
import layout from '~/ui/layout.module.css';
import type { Fight } from '../judged';
import { gravityOf, points, verdictWord } from '../verdict-words';
import styles from './verdict.module.css';
import { VerdictScale } from './verdict-scale';

/** The difficulty of the fight. */
export function Verdict({ fight, told }: { fight: Fight; told: Judgement }) {
  const { difficulty, feels } = told;
  const { verdict, foes, raw, adjusted, each } = difficulty;
  const gravity = verdict === null || foes === 0 ? 0 : gravityOf(verdict);
  return (
    <section className={styles.verdict} data-gravity={gravity} aria-labelledby="verdict">
      <div className={styles.words} role="status">
        <h2 id="verdict" className={styles.word}>
          {foes === 0 ? 'No foes yet' : verdict === null ? 'No party yet' : verdictWord(verdict)}
        </h2>
        <p className={styles.feels}>
          {foes === 0
            ? 'Add a monster to see the difficulty.'
            : verdict === null
              ? 'Choose the party to see the difficulty.'
              : feels}
        </p>
      </div>
      <VerdictScale difficulty={difficulty} />
      <dl className={styles.numbers}>
        <div>
          <dt>{adjusted === raw ? 'XP' : 'Adjusted XP'}</dt>
          <dd>{points(adjusted)}</dd>
        </div>
        {adjusted !== raw && (
          <div>
            <dt>Total XP</dt>
            <dd>{`${points(raw)} × ${difficulty.multiplier}`}</dd>
          </div>
        )}
        <div>
          <dt>XP per character</dt>
          <dd>{fight.heroes.levels.length === 0 ? '–' : points(each)}</dd>
        </div>
        <div>
          <dt>Foes</dt>
          <dd>{foes}</dd>
        </div>
      </dl>
    </section>
  );
}

/** Notes beside the verdict: warnings, ignored foes, and the quick check. */
export function Advice({ told }: { told: Judgement }) {
  const { warnings, ignored, benchmark } = told;
  if (warnings.length === 0 && ignored.length === 0 && benchmark === null) return null;
  return (
    <section className={styles.advice} aria-label="Warnings">
      {warnings.length > 0 && (
        <ul className={styles.warnings}>
          {warnings.map((warning) => (
            <li key={warning}>
              <Icon name="warning" size="small" label="Warning" />
              <span>{warning}</span>
            </li>
          ))}
        </ul>
      )}
      {ignored.length > 0 && (
        <p className={layout.small}>
          {`Not counted for the multiplier, but for XP: ${[...new Set(ignored)].join(', ')}.`}
        </p>
      )}
      {benchmark !== null && (
        <p className={layout.small}>
          <strong>Quick CR check:</strong> {benchmark}
        </p>
      )}
    </section>
  );
}
