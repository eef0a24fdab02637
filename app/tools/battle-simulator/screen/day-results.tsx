import type { DayTally } from '~/battle/day/create-day';
import layout from '~/ui/layout.module.css';
import { Table } from '~/ui/table';
import { percent, withInterval } from './odds-words';
import { ResourcesLeft } from './resources-left';

/** The results of side A over a day of several fights with rests. */
export function DayResults({ day }: { day: DayTally }) {
  return (
    <section className={layout.stack} aria-labelledby="day-heading">
      <h2 id="day-heading">The whole day</h2>
      <p>
        {`Side A survives ${withInterval(day.through)} of ${day.days.toLocaleString('en-US')} days, ${percent(day.unharmed.share)} with nobody dead.`}
      </p>
      <Table caption="Fight by fight" captionHidden dense>
        <thead>
          <tr>
            <th scope="col">Fight</th>
            {['Reached', 'Won', 'Nobody dead', 'Hit points left'].map((words) => (
              <th key={words} scope="col" data-kind="number">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {day.legs.map(({ reached, won, everybodyLives, left }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fight of the day is identified by its position
            <tr key={at}>
              <th scope="row">{at + 1}</th>
              <td data-kind="number">{percent(reached / Math.max(1, day.days))}</td>
              <td data-kind="number">{percent(won.share)}</td>
              <td data-kind="number">{percent(everybodyLives.share)}</td>
              <td data-kind="number">{percent(left)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <ResourcesLeft words="Left at the end of the day" resources={day.resources} />
    </section>
  );
}
