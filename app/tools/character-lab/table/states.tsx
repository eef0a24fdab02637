import { ToolLink } from '~/catalogue/tool-link';
import type { ActionEffect } from '~/characters/book/action-rule';
import { paths } from '~/paths';
import { CONDITIONS, type Condition } from '~/rules/conditions';
import { Badge } from '~/ui/badge';
import { classes } from '~/ui/classes';
import { ConditionRules } from './condition-rules';
import { activeEffects } from './effect-leans';
import { InTheDice } from './in-the-dice';
import { DeedForm, Press } from './press';
import styles from './states.module.css';
import { useTableNow } from './use-table-now';

/** The current concentration, conditions, exhaustion and inspiration, each with a button to end it. */
export function StatesNow() {
  const { table, play } = useTableNow();
  const { concentration, conditions, exhaustion, inspiration } = play;
  const { edition } = table.sheet;
  const effects = activeEffects(table.sheet, play);
  const none =
    !concentration &&
    conditions.length + effects.length === 0 &&
    exhaustion === 0 &&
    inspiration === 0;
  if (none) return null;
  return (
    <section className={styles.now} aria-label="Active effects">
      {concentration !== '' && (
        <DeedForm className={styles.held}>
          <span>
            <Badge tone="purple">Concentrating</Badge> {concentration}
          </span>
          <Press compact deed={{ does: 'concentrate', on: '' }}>
            End concentration
          </Press>
        </DeedForm>
      )}
      {effects.map(({ key, name, does, resists }) => (
        <DeedForm key={key} className={styles.held}>
          <span>
            <Badge tone="ember">{name}</Badge>{' '}
            {[...(resists ? [`resists ${resistWords(resists)}`] : []), does].join('; ')}
          </span>
          <Press compact deed={{ does: 'effect', key, on: false }} aria-label={`End ${name}`}>
            End
          </Press>
        </DeedForm>
      ))}
      {conditions.map((condition) => (
        <div key={condition} className={styles.held}>
          <ConditionRules condition={condition} edition={edition} name={nameOf(condition)} />
          <InTheDice state={condition} />
          <DeedForm>
            <Press
              compact
              deed={{ does: 'condition', condition, on: false }}
              aria-label={`End ${condition}`}
            >
              End
            </Press>
          </DeedForm>
        </div>
      ))}
      {exhaustion > 0 && (
        <div className={styles.held}>
          <ConditionRules
            condition="exhaustion"
            edition={edition}
            level={exhaustion}
            name={`Exhaustion ${exhaustion}`}
          />
          <InTheDice state="exhaustion" />
          <DeedForm>
            <Press compact deed={{ does: 'exhaustion', by: -1 }} aria-label="Exhaustion: one less">
              −1
            </Press>
          </DeedForm>
        </div>
      )}
      {inspiration > 0 && (
        <DeedForm className={styles.held}>
          <Badge tone="ember" icon="star-filled">
            {edition === '2024' ? 'Heroic Inspiration' : 'Inspiration'}
          </Badge>
          <Press compact deed={{ does: 'inspiration', by: -1 }}>
            Use
          </Press>
        </DeedForm>
      )}
    </section>
  );
}

/** Buttons for every condition, exhaustion, inspiration, and concentration on a typed spell. */
export function StatesPanel() {
  const { table, play } = useTableNow();
  const { edition } = table.sheet;
  const others = CONDITIONS.filter((one) => one !== 'exhaustion');
  return (
    <section className={styles.panel} aria-labelledby="states">
      <h2 id="states">Conditions</h2>
      <DeedForm className={styles.grid} label="Conditions">
        {others.map((condition) => {
          const isOn = play.conditions.includes(condition);
          return (
            <Press
              key={condition}
              compact
              className={classes(isOn && styles.on)}
              aria-pressed={isOn}
              deed={{ does: 'condition', condition, on: !isOn }}
            >
              {nameOf(condition)}
            </Press>
          );
        })}
      </DeedForm>
      <div className={styles.row}>
        <DeedForm className={styles.row} label="Exhaustion">
          <span>{`Exhaustion ${play.exhaustion}`}</span>
          <Press compact deed={{ does: 'exhaustion', by: -1 }} disabled={play.exhaustion === 0}>
            Less
          </Press>
          <Press compact deed={{ does: 'exhaustion', by: 1 }} disabled={play.exhaustion >= 6}>
            More
          </Press>
        </DeedForm>
        {play.inspiration === 0 && (
          <DeedForm>
            <Press compact icon="star" deed={{ does: 'inspiration', by: 1 }}>
              {edition === '2024' ? 'Gain Heroic Inspiration' : 'Gain inspiration'}
            </Press>
          </DeedForm>
        )}
      </div>
      <DeedForm className={styles.row} label="Concentration">
        <label className={styles.field}>
          Concentrate on
          <input name="on" maxLength={80} required autoComplete="off" />
        </label>
        <Press compact deed={{ does: 'concentrate' }}>
          Concentrate
        </Press>
      </DeedForm>
      <p className={styles.soft}>
        <ToolLink tool="cheat-sheet" to={paths.cheatSheet('', edition)} reloadDocument>
          All rules on the cheat sheet
        </ToolLink>
      </p>
    </section>
  );
}

function resistWords(resists: NonNullable<ActionEffect['resists']>): string {
  return typeof resists === 'string' ? resists : resists.join(', ');
}

function nameOf(condition: Condition): string {
  return `${condition.charAt(0).toUpperCase()}${condition.slice(1)}`;
}
