import type { ReactNode } from 'react';
import { hitPointsNow, maximumNow, standingOf } from '~/characters/play/standing';
import { classes } from '~/ui/classes';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { ToldParts } from '../told/told-number';
import { DeathSaves } from './death-saves';
import { activeEffects } from './effect-leans';
import styles from './hit-points.module.css';
import { DeedForm, Press } from './press';
import { useTableNow } from './use-table-now';

/** Hit points with buttons for damage, healing and temporary hit points; on a phone one line where they are `short`. */
export function HitPoints({ short = false }: { short?: boolean }) {
  const { table, play } = useTableNow();
  const { facts, sheet } = table;
  const now = hitPointsNow(facts, play);
  const most = maximumNow(facts, play);
  const standing = standingOf(facts, play);
  const resists = activeEffects(sheet, play).some((one) => one.resists !== undefined);
  return (
    <section
      className={styles.panel}
      aria-label="Hit points"
      data-standing={standing}
      data-short={short || undefined}
    >
      <div className={styles.top}>
        <p className={styles.now} data-hit-points={now}>
          <strong className={classes(now <= most / 4 && styles.low)}>{now}</strong>
          <span>{` / ${most}`}</span>
          {play.temporary > 0 && (
            <span className={styles.temporary}>{`+${play.temporary} temporary`}</span>
          )}
        </p>
        {short && <p className={styles.armor}>{`AC ${sheet.ac.value}`}</p>}
        <DeedForm className={styles.quick} label="Quick damage and healing">
          {[-5, -1, 1, 5].map((by) => (
            <Press
              key={by}
              className={styles.step}
              deed={{ does: by < 0 ? 'damage' : 'heal', amount: Math.abs(by) }}
              aria-label={by < 0 ? `Damage ${-by}` : `Heal ${by}`}
            >
              {by < 0 ? `−${-by}` : `+${by}`}
            </Press>
          ))}
        </DeedForm>
      </div>
      <meter
        className={styles.bar}
        aria-label="Hit points left"
        value={now}
        min={0}
        max={most}
        low={most / 4}
        high={most / 2}
        optimum={most}
      />
      {standing !== 'up' && <DeathSaves standing={standing} />}
      <DeedForm className={styles.amount} label="Damage, healing, temporary hit points">
        <label>
          <VisuallyHidden>Amount</VisuallyHidden>
          <input
            name="amount"
            type="number"
            inputMode="numeric"
            min={1}
            max={9999}
            required
            placeholder="Amount"
            autoComplete="off"
          />
        </label>
        <Press kind="danger" deed={{ does: 'damage' }}>
          Damage
        </Press>
        {resists && <Press deed={{ does: 'damage', half: true }}>Resisted: half</Press>}
        <Press className={styles.heal} deed={{ does: 'heal' }}>
          Heal
        </Press>
        <Press deed={{ does: 'temporary' }}>Temporary HP</Press>
      </DeedForm>
      <MoreOfThem parts={<ToldParts told={sheet.hitPoints} />} />
    </section>
  );
}

function MoreOfThem({ parts }: { parts: ReactNode }) {
  const { play } = useTableNow();
  return (
    <details className={styles.more}>
      <summary>Details</summary>
      <div className={styles.inside}>
        <DeedForm className={styles.amount} label="Critical damage and temporary HP">
          <label>
            <VisuallyHidden>Other amount</VisuallyHidden>
            <input
              name="amount"
              type="number"
              inputMode="numeric"
              min={1}
              max={9999}
              required
              placeholder="Amount"
              autoComplete="off"
            />
          </label>
          <Press compact deed={{ does: 'damage', critical: true }}>
            Critical damage
          </Press>
          <Press compact deed={{ does: 'damage', half: true }}>
            Resisted: half
          </Press>
          <Press compact deed={{ does: 'temporary', replace: true }}>
            Set temporary HP
          </Press>
        </DeedForm>
        {play.temporary > 0 && (
          <DeedForm>
            <Press compact deed={{ does: 'temporary', amount: 0, replace: true }}>
              Remove temporary HP
            </Press>
          </DeedForm>
        )}
        <DeedForm className={styles.amount} label="Adjust hit points">
          <label>
            <VisuallyHidden>Adjust by</VisuallyHidden>
            <input
              name="by"
              type="number"
              inputMode="text"
              min={-9999}
              max={9999}
              required
              placeholder="+ or −"
              autoComplete="off"
            />
          </label>
          <Press compact deed={{ does: 'hit-points' }}>
            Adjust
          </Press>
        </DeedForm>
        {parts}
      </div>
    </details>
  );
}
