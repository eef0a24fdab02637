import { CHALLENGE_RATINGS, challengeText } from '~/rules/challenge';
import { Button } from '~/ui/button';
import { Select } from '~/ui/select';
import { Table } from '~/ui/table';
import styles from './editor.module.css';
import type { Rating, RatingStep } from './rating';

const RATINGS = CHALLENGE_RATINGS.map((cr) => ({ value: String(cr), label: challengeText(cr) }));

/** The explained challenge rating: both halves step by step, usual 2024 numbers, and what would change it. */
export function RatingPanel({ rating, cr }: { rating: Rating; cr: string }) {
  const { defence, offence, named, nudges, modern, uncounted, left } = rating;
  return (
    <section id="rating" className={styles.rating} aria-labelledby="rating-title">
      <div className={styles.scale}>
        <h2 id="rating-title">{`Calculated CR ${rating.cr}, listed CR ${named}`}</h2>
        <Select name="cr-wanted" label="Scale to CR" choices={RATINGS} defaultValue={cr} />
        <Button kind="quiet" name="press" value="scale" formNoValidate>
          Scale
        </Button>
      </div>
      <details className={styles.more}>
        <summary>How it is calculated</summary>
        <p>{`Defensive CR ${defence.cr}, offensive CR ${offence.cr}: CR ${rating.average} on average.`}</p>
        <details className={styles.more}>
          <summary>{`Defense: ${defence.cr}`}</summary>
          <Steps steps={defence.steps} caption="Defense, step by step" />
        </details>
        <details className={styles.more}>
          <summary>{`Offense: ${offence.cr}`}</summary>
          <Steps steps={offence.steps} caption="Offense, step by step" />
          {uncounted.length > 0 && (
            <p className={styles.soft}>{`Not counted: ${uncounted.join(', ')}.`}</p>
          )}
        </details>
        {nudges.length > 0 && (
          <details className={styles.more}>
            <summary>What would change it</summary>
            <ul>
              {nudges.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </details>
        )}
        {modern.length > 0 && (
          <details className={styles.more}>
            <summary>{`Usual numbers at CR ${named}, 2024 rules`}</summary>
            <Table caption={`Compared with 2024 monsters of CR ${named}`}>
              <thead>
                <tr>
                  <th scope="col">Number</th>
                  <th scope="col">This monster</th>
                  <th scope="col">Usual</th>
                </tr>
              </thead>
              <tbody>
                {modern.map(({ label, own, usual }) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    <td>{own}</td>
                    <td>{usual}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </details>
        )}
        <p className={styles.soft} data-print="no">
          Scaling changes armor, hit points, attacks, save DCs and damage.
          {left.length > 0 && ` Check by hand, not scaled: ${left.join(', ')}.`}
        </p>
      </details>
    </section>
  );
}

function Steps({ steps, caption }: { steps: readonly RatingStep[]; caption: string }) {
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <th scope="col">Step</th>
          <th scope="col">Number</th>
          <th scope="col">Why</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ label, value, why }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
            <td>{why}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
