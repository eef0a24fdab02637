import type { BattleTally } from '~/battle/count/battle-tally';
import layout from '~/ui/layout.module.css';
import { Table } from '~/ui/table';
import { ByRound } from './by-round';
import { LeftCharts } from './left-charts';
import { mean, percent, withInterval } from './odds-words';
import { ResourcesLeft } from './resources-left';
import { RoundsChart } from './rounds-chart';
import styles from './simulator.module.css';

const SIDE_LETTERS = ['A', 'B'] as const;

const FATES = [
  ['nobodyDown', 'Nobody down'],
  ['somebodyDown', 'Somebody down'],
  ['everybodyDown', 'Everyone down'],
  ['somebodyDead', 'Somebody dead'],
  ['everybodyDead', 'Everyone dead'],
  ['fled', 'Fled'],
] as const;

/** What happens to each creature, and in which round it ends. */
export function FirstResults({ tally }: { tally: BattleTally }) {
  const { creatures } = tally;
  return (
    <section className={layout.stack} aria-label="Who falls">
      <Table caption="Outcome by creature" dense>
        <thead>
          <tr>
            <th scope="col">Creature</th>
            {['HP left', 'Down', 'Dead', 'Deals', 'Takes', 'Heals'].map((words) => (
              <th key={words} scope="col" data-kind="number">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {creatures.map((one) => (
            <tr key={`${one.side} ${one.kind} ${one.name}`}>
              <th scope="row">{`${SIDE_LETTERS[one.side]} · ${one.name}`}</th>
              <td data-kind="number">{`${mean(one.left.mean)} of ${mean(one.maximum)}`}</td>
              <td data-kind="number">{percent(one.down.share)}</td>
              <td data-kind="number">{percent(one.dead.share)}</td>
              <td data-kind="number">{mean(one.dealt)}</td>
              <td data-kind="number">{mean(one.taken)}</td>
              <td data-kind="number">{mean(one.healed)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <RoundsChart counts={tally.roundCounts} fights={tally.fights} />
    </section>
  );
}

/** The results of each side, and which actions dealt the damage. */
export function Results({ tally }: { tally: BattleTally }) {
  const { sides, deeds, leftOut } = tally;
  return (
    <section className={layout.stack} aria-label="Results">
      <Table caption="Outcome by side" dense>
        <thead>
          <tr>
            <th scope="col">Side</th>
            {SIDE_LETTERS.map((letter) => (
              <th key={letter} scope="col" data-kind="number">
                {letter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FATES.map(([key, words]) => (
            <tr key={key}>
              <th scope="row">{words}</th>
              {sides.map((side, at) => (
                <td key={SIDE_LETTERS[at]} data-kind="number">
                  {withInterval(side[key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Table caption="Actions, average per fight" dense>
        <thead>
          <tr>
            <th scope="col">Action</th>
            {['Uses', 'Damage', 'Hits'].map((words) => (
              <th key={words} scope="col" data-kind="number">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {alike(deeds)
            .filter(({ uses }) => uses > 0)
            .map((one) => (
              <tr key={`${one.side} ${one.kind} ${one.deed}`}>
                <th scope="row">{`${SIDE_LETTERS[one.side]} · ${one.creature}: ${one.deed}`}</th>
                <td data-kind="number">{mean(one.uses)}</td>
                <td data-kind="number">{mean(one.damage)}</td>
                <td data-kind="number">
                  {one.tries === 0 ? '–' : percent(one.landed / one.tries)}
                </td>
              </tr>
            ))}
        </tbody>
      </Table>
      <LeftCharts tally={tally} />
      <ByRound tally={tally} />
      <ResourcesLeft
        words="Slots and uses left"
        resources={tally.resources.filter(({ of }) => of > 0)}
      />
      {leftOut.length > 0 && (
        <details>
          <summary className={styles.summary}>Not simulated</summary>
          <ul>
            {leftOut.map(({ creature, words }) => (
              <li key={creature}>{`${creature}: ${leftWords(words)}`}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Joins the notes of several sources to one line. */
function leftWords(words: readonly string[]): string {
  return `${words.map((one) => one.replace(/\.+$/, '')).join('; ')}.`;
}

/**
 * Merges actions with the same name into one line: a spell with its effects on later turns, or its castings at a
 * slot.
 */
function alike(deeds: BattleTally['deeds']): BattleTally['deeds'] {
  const lines = new Map<string, BattleTally['deeds'][number]>();
  for (const one of deeds) {
    const key = `${one.side} ${one.kind} ${one.deed}`;
    const before = lines.get(key);
    lines.set(
      key,
      before === undefined
        ? one
        : {
            ...one,
            uses: before.uses + one.uses,
            damage: before.damage + one.damage,
            healed: before.healed + one.healed,
            tries: before.tries + one.tries,
            landed: before.landed + one.landed,
          },
    );
  }
  return [...lines.values()];
}
