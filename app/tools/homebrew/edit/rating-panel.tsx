import { CHALLENGE_RATINGS, challengeText } from '~/rules/challenge';
import { Button } from '~/ui/button';
import { Select } from '~/ui/select';
import { Table } from '~/ui/table';
import styles from './editor.module.css';
import type { Rating, RatingStep } from './rating';

const RATINGS = CHALLENGE_RATINGS.map((cr) => ({ value: String(cr), label: challengeText(cr) }));

/** The challenge rating explained: both halves step by step, what is usual in 2024, and what would move it. */
export function RatingPanel({ rating, cr }: { rating: Rating; cr: string }) {
  const { defence, offence, named, nudges, modern, uncounted, left } = rating;
  return (
    <section id="rating" className={styles.rating} aria-labelledby="rating-title">
      <h2 id="rating-title">{`By its numbers: challenge ${rating.cr}`}</h2>
      <p>
        {`Defense ${defence.cr} and offense ${offence.cr} make ${rating.average} on average. `}
        {rating.cr === named ? 'That is what it names.' : `It names ${named}.`}
      </p>
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
          <summary>What would move it</summary>
          <ul>
            {nudges.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </details>
      )}
      {modern.length > 0 && (
        <details className={styles.more}>
          <summary>{`What is usual in 2024 at challenge ${named}`}</summary>
          <Table caption={`Beside creatures of 2024 of challenge ${named}`}>
            <thead>
              <tr>
                <th scope="col">Number</th>
                <th scope="col">Its own</th>
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
      <div className={styles.scale}>
        <Select
          name="cr-wanted"
          label="Make it one of challenge"
          choices={RATINGS}
          defaultValue={cr}
        />
        <Button kind="quiet" name="press" value="scale" formNoValidate>
          Scale
        </Button>
      </div>
      <p className={styles.soft} data-print="no">
        Scaling moves armor, hit points, attacks, save DCs and damage.
        {left.length > 0 && ` Look after what keeps its numbers: ${left.join(', ')}.`}
      </p>
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
