import { Button } from '~/ui/button';
import { Table } from '~/ui/table';
import { KeptInput } from './kept-field';
import styles from './making.module.css';
import type { ClassView, LevelRow } from './making-facts';

/** The table of levels and hit points, with buttons to add or remove a level. */
export function LevelTable({ view }: { view: ClassView }) {
  const last = view.levels.at(-1);
  return (
    <section className={styles.levels} aria-label="Levels">
      <Table caption={`Level ${view.levels.length}, ${view.hitPoints.value} hit points`}>
        <thead>
          <tr>
            <th scope="col">Level</th>
            <th scope="col">Class</th>
            <th scope="col">Hit points rolled</th>
          </tr>
        </thead>
        <tbody>
          {view.levels.map((row) => (
            <OneLevel key={row.level} row={row} />
          ))}
        </tbody>
      </Table>
      {last !== undefined && (
        <div className={styles.presses}>
          <Button kind="quiet" name="press" value="level-down">
            {`Remove level ${last.level}`}
          </Button>
        </div>
      )}
      {view.levels.length < 20 && (
        <details className={styles.others}>
          <summary>Multiclass</summary>
          <div className={styles.otherClasses}>
            {view.classes.map((card) => (
              <span key={card.slug} className={styles.other}>
                <Button
                  kind="quiet"
                  compact
                  name="press"
                  value={`level-up:${card.slug}`}
                  disabled={card.blocked !== null}
                >
                  {card.name}
                </Button>
                {card.blocked !== null && <small>{card.blocked}</small>}
              </span>
            ))}
          </div>
        </details>
      )}
    </section>
  );
}

function OneLevel({ row }: { row: LevelRow }) {
  return (
    <tr>
      <th scope="row">{row.level}</th>
      <td>{row.className}</td>
      <td>
        {row.first ? (
          `${row.hitDie}, maximum`
        ) : (
          <span className={styles.hp}>
            <KeptInput
              aria-label={`Hit points at level ${row.level}`}
              name={`hp:${row.level}`}
              inputMode="numeric"
              maxLength={2}
              size={3}
              kept={row.hp ?? ''}
              placeholder={String(row.average)}
            />
            <Button kind="plain" compact name="press" value={`roll-hp:${row.level}`} icon="die">
              {`d${row.hitDie}`}
            </Button>
            <small>{row.hp === null ? 'average' : 'rolled'}</small>
          </span>
        )}
      </td>
    </tr>
  );
}
