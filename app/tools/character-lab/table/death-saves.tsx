import type { Standing } from '~/characters/play/standing';
import { classes } from '~/ui/classes';
import { VisuallyHidden } from '~/ui/visually-hidden';
import styles from './hit-points.module.css';
import { DeedForm, Press } from './press';
import { useTableNow } from './use-table-now';

const TITLES: Readonly<Record<Exclude<Standing, 'up'>, string>> = {
  dying: 'Dying',
  stable: 'Stable at 0 hit points',
  dead: 'Dead',
};

/** How it stands with whoever is down: death saves made and failed, and the next. */
export function DeathSaves({ standing }: { standing: Exclude<Standing, 'up'> }) {
  const { play } = useTableNow();
  return (
    <section className={styles.death} aria-label="Death saves">
      <p className={styles.standing}>{TITLES[standing]}</p>
      {standing === 'dying' && (
        <>
          <p className={styles.tallies}>
            <Tally label="Made" count={play.deathSuccesses} tone={styles.made} />
            <Tally label="Failed" count={play.deathFailures} tone={styles.failed} />
          </p>
          <DeedForm className={styles.amount} label="A death save">
            <Press kind="primary" icon="die" deed={{ does: 'death-save' }}>
              Death save
            </Press>
            <label>
              <VisuallyHidden>What your own die shows</VisuallyHidden>
              <input
                name="die"
                type="number"
                inputMode="numeric"
                min={1}
                max={20}
                placeholder="Own die"
                autoComplete="off"
              />
            </label>
            <Press compact deed={{ does: 'stabilise' }}>
              Stabilized
            </Press>
          </DeedForm>
        </>
      )}
      {standing === 'dead' && (
        <p>What brings somebody back from death is set by hand below: correct by +1.</p>
      )}
    </section>
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
