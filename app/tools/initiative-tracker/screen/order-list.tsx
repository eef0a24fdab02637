import type { Combatant, Row } from '~/fights/log/state';
import { membersOf } from '~/fights/people/people';
import { wholeOrder } from '~/fights/turns/order';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { CombatantLine } from './combatant-line';
import { useFight } from './fight-facts';
import styles from './order-list.module.css';

/** Everybody in the order of their turns, those who act together in one row. */
export function OrderList() {
  const { fight } = useFight();
  const rows = wholeOrder(fight)
    .map((row) => ({ row, members: membersOf(fight, row.id) }))
    .filter(({ members }) => members.length > 0);
  return (
    <ol className={styles.order} aria-label="Initiative order">
      {rows.map(({ row, members }) => (
        <OrderRow key={row.id} row={row} members={members} isTurn={row.id === fight.turn} />
      ))}
    </ol>
  );
}

type OrderRowProps = { row: Row; members: readonly Combatant[]; isTurn: boolean };

function OrderRow({ row, members, isTurn }: OrderRowProps) {
  return (
    <li
      className={styles.row}
      aria-current={isTurn ? 'step' : undefined}
      data-row={row.id}
      data-turn={isTurn || undefined}
      data-delayed={row.delayed || undefined}
    >
      <span className={styles.count}>
        {row.count ?? '–'}
        <VisuallyHidden>{row.count === null ? ' not rolled yet' : ' initiative'}</VisuallyHidden>
        {row.delayed && <small className={styles.aside}>waits</small>}
      </span>
      <ul className={styles.members}>
        {members.map((member) => (
          <CombatantLine key={member.id} one={member} isTurn={isTurn} />
        ))}
      </ul>
    </li>
  );
}
