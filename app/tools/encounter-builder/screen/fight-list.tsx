import { challengeText } from '~/rules/challenge';
import { Button, IconButton } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { REMOVE } from '~/ui/names';
import { VisuallyHidden } from '~/ui/visually-hidden';
import type { Ask } from '../address/ask';
import type { FightRow } from '../fight-rows';
import { points } from '../verdict-words';
import { BuilderForm } from './builder-form';
import { CreatureName } from './creature-name';
import styles from './fight-list.module.css';

/** The combatants: one row for each kind, with its count and buttons. */
export function FightList({ ask, rows }: { ask: Ask; rows: readonly FightRow[] }) {
  if (rows.length === 0) {
    return (
      <p className={styles.none}>
        No monsters yet. <a href="#found">Add some from the list</a>, or generate an encounter.
      </p>
    );
  }
  return (
    <BuilderForm
      ask={ask}
      own={[/^n\d{1,2}$/, /^round\d{1,2}$/]}
      at="fight"
      label="Monsters"
      className={styles.form}
    >
      {/* The first submit button, so that Enter in any number field uses it. */}
      <button type="submit" name="press" value="set" className={styles.first} tabIndex={-1}>
        Update
      </button>
      <ul className={styles.rows}>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the buttons identify rows by their position
          <Row key={`${at} ${row.id ?? row.called}`} row={row} at={at} />
        ))}
      </ul>
      <p className={styles.all}>
        <Button kind="plain" compact name="press" value="clear" icon="trash">
          Clear
        </Button>
      </p>
    </BuilderForm>
  );
}

function Row({ row, at }: { row: FightRow; at: number }) {
  const { called, count, side, locked, round, lost } = row;
  return (
    <li className={styles.row} data-side={side} data-locked={locked || undefined}>
      <div className={styles.who}>
        <strong>{nameOf(row)}</strong>
        <small>{factsOf(row)}</small>
        {lost && <small className={styles.lost}>Unknown monster: counts 0 XP.</small>}
      </div>
      <div className={styles.count}>
        <IconButton
          name="press"
          value={`fewer:${at}`}
          icon={count === 1 ? 'trash' : 'minus'}
          label={count === 1 ? `Remove ${called}` : `One ${called} fewer`}
        />
        <label>
          <VisuallyHidden>{`How many of ${called}`}</VisuallyHidden>
          <input
            key={count}
            name={`n${at}`}
            inputMode="numeric"
            maxLength={3}
            defaultValue={count}
            autoComplete="off"
          />
        </label>
        <IconButton name="press" value={`more:${at}`} icon="plus" label={`One ${called} more`} />
      </div>
      <div className={styles.does}>
        <IconButton
          name="press"
          value={`lock:${at}`}
          icon={locked ? 'lock' : 'unlock'}
          label={locked ? `Unlock ${called}` : `Lock ${called} when generating`}
          aria-pressed={locked}
        />
        {side === 'foes' && (
          <IconButton
            name="press"
            value={`again:${at}`}
            icon="die"
            label={`Replace ${called} at random`}
          />
        )}
        <details className={styles.more}>
          <summary aria-label={`More of ${called}`} title="More">
            <Icon name="more" />
          </summary>
          <div className={styles.sheet}>
            <Button kind="plain" compact name="press" value={`side:${at}`} icon="shield">
              {side === 'foes' ? 'Make allies' : 'Make foes'}
            </Button>
            <label className={styles.round}>
              <span>Arrives in round</span>
              <input
                key={round ?? 0}
                name={`round${at}`}
                inputMode="numeric"
                maxLength={3}
                defaultValue={round ?? ''}
                placeholder="1"
                autoComplete="off"
              />
            </label>
            <Button kind="plain" compact name="press" value="set" icon="check">
              Set round
            </Button>
            <Button kind="plain" compact name="press" value={`remove:${at}`} icon="trash">
              {REMOVE}
            </Button>
          </div>
        </details>
      </div>
    </li>
  );
}

/** The name; for a record, a link to its statblock. */
function nameOf({ id, called, lost }: FightRow) {
  if (id === null || lost) return called;
  return <CreatureName id={id} name={called} />;
}

function factsOf({ rating, worth, side, round, known }: FightRow): string {
  return [
    rating === null ? null : `CR ${challengeText(rating)}`,
    side === 'allies' ? 'ally, not counted' : `${points(worth)} XP`,
    known?.role ?? null,
    round === null ? null : `arrives in round ${round}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
