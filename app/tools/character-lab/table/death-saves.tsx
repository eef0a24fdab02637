import { DEADLY_EXHAUSTION, type Life } from '~/rules/hit-points';
import { classes } from '~/ui/classes';
import { VisuallyHidden } from '~/ui/visually-hidden';
import styles from './hit-points.module.css';
import { leanMark } from './lean-mark';
import { DeedForm, Press } from './press';
import { stateOfRoll } from './roll-leans';
import { useTableNow } from './use-table-now';

const TITLES: Readonly<Record<Exclude<Life, 'up'>, string>> = {
  dying: 'Dying',
  stable: 'Stable at 0 hit points',
  dead: 'Dead',
};

/** The state of a character at 0 hit points: death saves, and the next roll. */
export function DeathSaves({ standing }: { standing: Exclude<Life, 'up'> }) {
  const { table, play, off } = useTableNow();
  // Conditions affect it like a Constitution save: not at all; exhaustion does.
  const rolled = { kind: 'save', ability: 'con' } as const;
  const { leans, penalty } = stateOfRoll(table.sheet.edition, play, rolled, off);
  const mark = leanMark(leans, penalty);
  return (
    <section className={styles.death} aria-label="Death saves">
      <p className={styles.standing}>{TITLES[standing]}</p>
      {standing === 'dying' && (
        <>
          <p className={styles.tallies}>
            <Tally label="Successes" count={play.deathSuccesses} tone={styles.made} />
            <Tally label="Failures" count={play.deathFailures} tone={styles.failed} />
          </p>
          <DeedForm className={styles.amount} label="Death save">
            <Press
              kind="primary"
              icon="die"
              deed={{ does: 'death-save', worse: leans.length > 0, less: penalty }}
            >
              Death save
            </Press>
            <label>
              <VisuallyHidden>Your roll</VisuallyHidden>
              <input
                name="die"
                type="number"
                inputMode="numeric"
                min={1}
                max={20}
                placeholder="Your roll"
                autoComplete="off"
              />
            </label>
            <Press compact deed={{ does: 'stabilise' }}>
              Stabilize
            </Press>
          </DeedForm>
          {mark && <p className={styles.why}>{mark.words}</p>}
        </>
      )}
      {standing === 'dead' && <BackFromDeath exhaustion={play.exhaustion} />}
    </section>
  );
}

/** How a dead character returns: by less exhaustion, or by magic that restores hit points. */
function BackFromDeath({ exhaustion }: { exhaustion: number }) {
  const isExhausted = exhaustion >= DEADLY_EXHAUSTION;
  return (
    <>
      <p>
        {isExhausted
          ? `Dead at exhaustion ${exhaustion}: one level less revives.`
          : 'The magic that revives says with how many hit points, often 1.'}
      </p>
      <DeedForm>
        {isExhausted ? (
          <Press compact deed={{ does: 'exhaustion', by: -1 }}>
            Remove 1 exhaustion
          </Press>
        ) : (
          <Press compact deed={{ does: 'hit-points', by: 1 }}>
            Revive with 1 hit point
          </Press>
        )}
      </DeedForm>
    </>
  );
}

function Tally({ label, count, tone }: { label: string; count: number; tone?: string }) {
  return (
    <span className={styles.tally}>
      {label}
      {[0, 1, 2].map((at) => (
        <span key={at} className={classes(styles.dot, at < count && tone)} aria-hidden="true" />
      ))}
      <VisuallyHidden>{` ${count} of 3`}</VisuallyHidden>
    </span>
  );
}
