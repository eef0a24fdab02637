import { memo } from 'react';
import type { ShownLasting, ShownOne, ShownRow, TableView } from '~/fights/table/table-view';
import { paths } from '~/paths';
import type { Edition } from '~/rules/edition';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { FaceToken } from '../screen/face-token';
import { markSign } from '../screen/mark-signs';
import { HealthMark } from './health-mark';
import styles from './order.module.css';
import { STATES } from './table-words';

/** Text alternative for the shape of the token. */
const SIDES = { party: ', of the party', foes: ', a foe', others: '' } as const;

/** The order as players see it: the current row, the next one, and everyone's state. */
export function Order({ view, next }: { view: TableView; next: ShownRow | null }) {
  if (view.rows.length === 0) {
    return <p className={styles.empty}>No combatants yet.</p>;
  }
  return (
    <ol
      className={styles.order}
      aria-label="Initiative order"
      data-order
      data-size={sizeOf(view.rows)}
    >
      {view.rows.map((row) => (
        <OrderRow
          key={row.id}
          row={row}
          edition={view.edition}
          isTurn={row.id === view.turn.row && !view.over}
          isNext={row === next}
        />
      ))}
    </ol>
  );
}

/** Size class by the number of combatants, to fit the order on a shared screen. */
function sizeOf(rows: readonly ShownRow[]): 'few' | 'some' | 'many' | 'crowd' {
  const count = rows.reduce((sum, { ones }) => sum + ones.length, 0);
  if (count < 8) return 'few';
  if (count < 14) return 'some';
  return count < 29 ? 'many' : 'crowd';
}

type OrderRowProps = { row: ShownRow; edition: Edition; isTurn: boolean; isNext: boolean };

/** Memoized: rerenders only when its own props change. */
const OrderRow = memo(function OrderRow({ row, edition, isTurn, isNext }: OrderRowProps) {
  return (
    <li
      className={styles.row}
      aria-current={isTurn ? 'step' : undefined}
      data-turn={isTurn || undefined}
      data-delayed={row.delayed || undefined}
    >
      <span className={styles.count}>
        {row.count ?? <span aria-hidden="true">–</span>}
        <VisuallyHidden>{row.count === null ? 'No initiative yet' : ' initiative'}</VisuallyHidden>
        {row.delayed && <small className={styles.aside}>delayed</small>}
        {isNext && <small className={styles.aside}>next</small>}
      </span>
      <ul className={styles.ones}>
        {row.ones.map((one) => (
          <OrderOne key={one.id} one={one} edition={edition} isTurn={isTurn} />
        ))}
      </ul>
    </li>
  );
});

function OrderOne({ one, edition, isTurn }: { one: ShownOne; edition: Edition; isTurn: boolean }) {
  const { name, kind, side, face, health, state, lasting, concentrates } = one;
  const down = state === null ? null : STATES[state];
  return (
    <li className={styles.one} data-side={side} data-state={state ?? undefined} data-one={one.id}>
      <FaceToken {...{ kind, name, side, ...face }} />
      <span className={styles.name}>
        {name}
        <VisuallyHidden>{SIDES[side]}</VisuallyHidden>
        {isTurn && <VisuallyHidden>, whose turn it is</VisuallyHidden>}
      </span>
      <span className={styles.health}>
        {health && !(down && health.as === 'words') && <HealthMark health={health} />}
        {down && (
          <strong className={styles.word} data-word={down}>
            {down}
          </strong>
        )}
      </span>
      <span className={styles.marks}>
        {concentrates !== null && (
          <span className={styles.mark}>
            {concentrates === '' ? '◎ Concentrates' : `◎ ${concentrates}`}
          </span>
        )}
        {one.reactionSpent && <span className={styles.mark}>↺ Reaction spent</span>}
        {lasting.map((each, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: effects on a combatant can have equal names
          <LastingMark key={`${each.name} ${at}`} lasting={each} edition={edition} />
        ))}
      </span>
    </li>
  );
}

/** A condition links to its rules; a custom mark has none. */
function LastingMark({ lasting, edition }: { lasting: ShownLasting; edition: Edition }) {
  const { name, conditions, ends, colour } = lasting;
  const [condition] = conditions;
  const words = (
    <>
      <span aria-hidden="true">{`${markSign(lasting)} `}</span>
      {name}
      {ends !== '' && <small className={styles.ends}>{` ${ends}`}</small>}
    </>
  );
  if (condition === undefined) {
    return (
      <span className={styles.mark} data-colour={colour}>
        {words}
      </span>
    );
  }
  return (
    <a
      className={styles.mark}
      data-colour={colour}
      href={paths.cheatSheet(condition, edition)}
      data-rules={conditions.join(' ')}
      data-note={ends}
      data-level={/\d$/.exec(name)?.[0]}
    >
      {words}
    </a>
  );
}
