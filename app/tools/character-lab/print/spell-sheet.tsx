import type { PrintedSpellLevel, PrintedSpells } from '~/characters/print/print-spells';
import { classes } from '~/ui/classes';
import styles from './sheet.module.css';
import { TickBoxes } from './ticks';

/** The spells page: spellcasting, slots to tick, and every spell by level. */
export function SpellSheet({ spells }: { spells: PrintedSpells }) {
  const { castings, pact, levels } = spells;
  return (
    <>
      {castings.length > 0 && (
        <table className={classes(styles.box, styles.rows, styles.castings)}>
          <thead>
            <tr>
              <th scope="col">Class</th>
              <th scope="col">Ability</th>
              <th scope="col">Save DC</th>
              <th scope="col">Attack</th>
              <th scope="col">Spells</th>
              <th scope="col">Focus</th>
            </tr>
          </thead>
          <tbody>
            {castings.map(({ key, name, ability, dc, attack, count, focus }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{ability}</td>
                <td className={styles.strong}>{dc}</td>
                <td className={styles.strong}>{attack}</td>
                <td>{count}</td>
                <td className={styles.small}>{focus}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {pact !== null && (
        <p className={classes(styles.box, styles.counted)}>
          <strong>{`Level ${pact.level} pact slots`}</strong>
          <TickBoxes ticks={pact} label={`Level ${pact.level} pact slots`} />
        </p>
      )}
      <div className={styles.levels}>
        {levels.map((level) => (
          <SpellLevel key={level.level} level={level} />
        ))}
      </div>
    </>
  );
}

function SpellLevel({ level: { title, slots, spells } }: { level: PrintedSpellLevel }) {
  return (
    <section className={styles.level}>
      <h3>
        {title}
        {slots !== null && <TickBoxes ticks={slots} label={`${title} slots`} />}
      </h3>
      <ul>
        {spells.map(({ key, name, note, prepared }) => (
          <li key={key} className={styles.spell}>
            {prepared === null ? (
              <span className={styles.mark} />
            ) : (
              <svg
                className={styles.mark}
                viewBox="0 0 10 10"
                width="2.4mm"
                height="2.4mm"
                role="img"
                aria-label={prepared ? 'Prepared' : 'Not prepared'}
              >
                <rect className={styles.empty} x={1} y={1} width={8} height={8} />
                {prepared && <path className={styles.stroke} d="M2.5 5.2 4.4 7.2 7.8 2.8" />}
              </svg>
            )}
            <span>
              {name} <span className={styles.small}>{note}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
