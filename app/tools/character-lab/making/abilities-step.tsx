import { signed } from '~/rules/ability';
import { Button } from '~/ui/button';
import { RadioGroup } from '~/ui/choice-group';
import { Table } from '~/ui/table';
import { KeptInput, KeptSelect } from './kept-field';
import styles from './making.module.css';
import type { AbilitiesView, AbilityRow } from './making-facts';
import { NumberToSet } from './number-to-set';

const METHODS = [
  { value: 'array', label: 'Standard array', hint: '15, 14, 13, 12, 10, 8 in any order' },
  { value: 'points', label: 'Point buy', hint: '27 points, scores from 8 to 15' },
  { value: 'rolled', label: 'Rolled', hint: '4d6, drop the lowest' },
  { value: 'hand', label: 'By hand', hint: 'Enter your own scores' },
];

/** The form of the six scores, with four methods. */
export function AbilitiesStep({ view }: { view: AbilitiesView }) {
  return (
    <>
      <RadioGroup
        key={view.method}
        label="Method"
        name="method"
        choices={METHODS}
        chosen={[view.method]}
      />
      {view.method === 'rolled' && <Rolled view={view} />}
      {view.pointsLeft !== null && (
        <p className={styles.points} role="status">
          {view.pointsLeft < 0
            ? `${-view.pointsLeft} ${view.pointsLeft === -1 ? 'point' : 'points'} too many.`
            : `${view.pointsLeft} of 27 points left.`}
        </p>
      )}
      <div className={styles.scores} id="asked-abilities">
        <Table caption="Scores">
          <thead>
            <tr>
              <th scope="col">Ability</th>
              <th scope="col">Chosen</th>
              <th scope="col">Total</th>
              <th scope="col">Modifier</th>
            </tr>
          </thead>
          <tbody>
            {view.rows.map((row) => (
              <Row key={row.ability} row={row} view={view} />
            ))}
          </tbody>
        </Table>
      </div>
    </>
  );
}

function Row({ row, view }: { row: AbilityRow; view: AbilitiesView }) {
  const values = view.values.length > 0 ? [...new Set([row.base, ...view.values])] : [];
  return (
    <tr>
      <th scope="row">
        {row.name}
        <small className={styles.use}>
          {row.isMain && <strong>Most important. </strong>}
          {row.use}
        </small>
      </th>
      <td>
        {view.values.length > 0 ? (
          <KeptSelect
            key={view.method}
            className={styles.score}
            name={`base:${row.ability}`}
            aria-label={row.name}
            kept={row.base}
          >
            {values
              .sort((one, other) => other - one)
              .map((value) => (
                <option key={value} value={value}>
                  {view.values.includes(value) ? value : `${value} (not in this set)`}
                </option>
              ))}
          </KeptSelect>
        ) : (
          <KeptInput
            key={view.method}
            className={styles.score}
            name={`base:${row.ability}`}
            aria-label={row.name}
            type="number"
            min={view.method === 'points' ? 8 : 1}
            max={view.method === 'points' ? 15 : 30}
            kept={row.base}
          />
        )}
      </td>
      <td>
        <NumberToSet label={row.name} told={row.score} />
      </td>
      <td data-kind="number">{signed(row.modifier)}</td>
    </tr>
  );
}

function Rolled({ view }: { view: AbilitiesView }) {
  return (
    <section className={styles.rolled} aria-label="Dice rolls">
      {view.rolls.length === 0 ? (
        <p>No rolls yet.</p>
      ) : (
        <ol className={styles.rolls}>
          {view.rolls.map((dice, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rolls are identified by their position
            <li key={at}>
              <Dice dice={dice} />
            </li>
          ))}
        </ol>
      )}
      <Button kind="quiet" icon="die" name="press" value="roll-abilities">
        {view.rolls.length === 0 ? 'Roll 4d6 six times' : 'Reroll all'}
      </Button>
      {view.seed !== '' && (
        <p className={styles.seed}>
          Rolled from the seed <code>{view.seed}</code>.
        </p>
      )}
    </section>
  );
}

function Dice({ dice }: { dice: readonly number[] }) {
  const low = Math.min(...dice);
  const dropped = dice.indexOf(low);
  const total = dice.reduce((sum, die) => sum + die, 0) - low;
  return (
    <>
      <strong>{total}</strong>
      <span className={styles.dice}>
        {dice.map(
          (die, at) =>
            // biome-ignore-start lint/suspicious/noArrayIndexKey: dice are identified by their position
            at === dropped ? <s key={at}>{die}</s> : <span key={at}>{die}</span>,
          // biome-ignore-end lint/suspicious/noArrayIndexKey: dice are identified by their position
        )}
      </span>
    </>
  );
}
