import type { Mark, PrintedAbility } from '~/characters/print/print-numbers';
import type { PrintedTable } from '~/characters/print/print-table';
import { classes } from '~/ui/classes';
import { EquipmentList } from './equipment-list';
import { FeaturesList } from './features-list';
import { RuledLines } from './ruled-lines';
import styles from './sheet.module.css';
import { TickBoxes } from './ticks';

/** The table page: abilities with saves and skills on the left, everything used in play on the right. */
export function TableSheet({ table }: { table: PrintedTable }) {
  return (
    <div className={styles.table}>
      <div className={styles.left}>
        {table.abilities.map((ability) => (
          <AbilityBox key={ability.short} ability={ability} />
        ))}
        <section className={styles.box}>
          <h3>Proficiencies, senses</h3>
          <dl className={styles.facts}>
            {table.side.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <div className={styles.right}>
        <ul className={styles.numbers}>
          {table.numbers.map(({ label, text }) => (
            <li key={label} className={styles.box}>
              <span className={classes(styles.number, text.length > 6 && styles.long)}>{text}</span>
              <span className={styles.label}>{label}</span>
            </li>
          ))}
        </ul>
        <HitPoints table={table} />
        <Attacks table={table} />
        <Supplies table={table} />
        <FeaturesList title="Features" features={table.features} />
        {table.equipment !== null && <EquipmentList equipment={table.equipment} />}
        <RuledLines className={styles.notes} count={34} />
      </div>
    </div>
  );
}

const MARKS: Readonly<Record<Mark, { sign: string; words: string }>> = {
  none: { sign: '○', words: '' },
  half: { sign: '◐', words: ', half proficient' },
  full: { sign: '●', words: ', proficient' },
  expert: { sign: '◉', words: ', expertise' },
};

function AbilityBox({ ability }: { ability: PrintedAbility }) {
  const { short, name, score, modifier, save, skills } = ability;
  return (
    <section className={classes(styles.box, styles.ability)} aria-label={name}>
      <h3>
        <abbr title={name}>{short}</abbr> <span className={styles.modifier}>{modifier}</span>{' '}
        <span className={styles.score}>{score}</span>
      </h3>
      <ul>
        <TrainedLine name="Saving throw" text={save.text} mark={save.mark} />
        {skills.map((skill) => (
          <TrainedLine key={skill.name} {...skill} />
        ))}
      </ul>
    </section>
  );
}

function TrainedLine({ name, text, mark }: { name: string; text: string; mark: Mark }) {
  return (
    <li className={classes(styles.trained, mark !== 'none' && styles.strong)}>
      <MarkPicture mark={mark} />
      <span>{name}</span>
      <span className={styles.bonus}>{text}</span>
      <span className={styles.unseen}>{MARKS[mark].words}</span>
    </li>
  );
}

/** Drawn as SVG, because few fonts have these characters in the same style. */
function MarkPicture({ mark }: { mark: Mark }) {
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 10 10"
      width="2.2mm"
      height="2.2mm"
      aria-hidden="true"
    >
      <circle className={styles.empty} cx={5} cy={5} r={4} />
      {mark === 'half' && <path className={styles.filled} d="M5 1a4 4 0 0 0 0 8z" />}
      {mark === 'full' && <circle className={styles.filled} cx={5} cy={5} r={4} />}
      {mark === 'expert' && <circle className={styles.filled} cx={5} cy={5} r={2.4} />}
    </svg>
  );
}

function HitPoints({ table }: { table: PrintedTable }) {
  const { hitPoints, hitDice, death } = table;
  return (
    <section className={classes(styles.box, styles.life)} aria-label="Hit points">
      <div className={styles.most}>
        <span className={styles.number}>{hitPoints.most}</span>
        <span className={styles.label}>Hit Points</span>
      </div>
      <div className={styles.blank}>
        <span className={styles.pencil}>{hitPoints.now}</span>
        <span className={styles.label}>Now</span>
      </div>
      <div className={styles.blank}>
        <span className={styles.pencil}>{hitPoints.temporary}</span>
        <span className={styles.label}>Temporary</span>
      </div>
      <div className={styles.rest}>
        <div>
          <span className={styles.label}>Hit Dice</span>
          {hitDice.map((dice) => (
            <span key={dice.sides} className={styles.counted}>
              <strong>{`d${dice.sides}`}</strong>
              <TickBoxes ticks={dice} label={`Hit dice d${dice.sides}`} />
            </span>
          ))}
        </div>
        <div>
          <span className={styles.label}>Death saves</span>
          <span className={styles.counted}>
            <span>good</span>
            <TickBoxes round label="Successes" ticks={{ most: 3, ticked: death.successes }} />
            <span>bad</span>
            <TickBoxes round label="Failures" ticks={{ most: 3, ticked: death.failures }} />
          </span>
        </div>
      </div>
    </section>
  );
}

function Attacks({ table }: { table: PrintedTable }) {
  const { attacks, attackNote } = table;
  if (attacks.length === 0 && attackNote === '') return null;
  return (
    <section className={styles.box}>
      <h3>Attacks</h3>
      {attacks.length > 0 && (
        <table className={styles.rows}>
          <thead>
            <tr>
              <th scope="col">Attack</th>
              <th scope="col">Hit</th>
              <th scope="col">Damage</th>
              <th scope="col">Reach and notes</th>
            </tr>
          </thead>
          <tbody>
            {attacks.map(({ key, name, hit, damage, notes }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td className={styles.strong}>{hit}</td>
                <td>{damage}</td>
                <td className={styles.small}>{notes}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {attackNote !== '' && <p className={styles.small}>{attackNote}</p>}
    </section>
  );
}

function Supplies({ table }: { table: PrintedTable }) {
  if (table.supplies.length === 0) return null;
  return (
    <section className={styles.box}>
      <h3>Uses</h3>
      <ul className={styles.supplies}>
        {table.supplies.map(({ key, name, ticks, note }) => (
          <li key={key}>
            <span className={styles.strong}>{name}</span>
            {ticks === null ? (
              <span className={styles.line} />
            ) : (
              <TickBoxes ticks={ticks} label={name} />
            )}
            {note !== '' && <span className={styles.small}>{note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
