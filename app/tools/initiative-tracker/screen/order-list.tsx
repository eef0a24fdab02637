import { memo } from 'react';
import type { Combatant, Fight, Row } from '~/fights/log/state';
import { combatantsOf } from '~/fights/people/people';
import { wholeOrder } from '~/fights/turns/order';
import { Button } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { CombatantLine } from './combatant-line';
import type { FightFacts } from './fight-facts';
import late from './late-parts.module.css';
import styles from './order-list.module.css';

/** Everybody in the order of their turns, those who act together in one row. */
export const OrderList = memo(function OrderList({ fight, chosen, next }: FightFacts) {
  const acting = actingByRow(fight);
  const rows = wholeOrder(fight).flatMap((row) => {
    const members = acting.get(row.id);
    return members ? [{ row, members }] : [];
  });
  return (
    <>
      <ol data-order className={styles.order} aria-label="Initiative order">
        {rows.map(({ row, members }) => (
          <OrderRow
            key={row.id}
            row={row}
            members={members}
            isTurn={!fight.ended && row.id === fight.turn}
            isNext={row.id === next}
            chosen={members.find(({ id }) => id === chosen)?.id ?? null}
          />
        ))}
      </ol>
      {rows.length > 0 ? <TickButtons /> : <p className={styles.empty}>No combatants yet.</p>}
    </>
  );
});

/** Everybody in the order by the row that they act in, gathered in one go. */
function actingByRow(fight: Fight): ReadonlyMap<string, readonly Combatant[]> {
  const acting = new Map<string, Combatant[]>();
  for (const one of combatantsOf(fight)) {
    if (one.place !== 'order') continue;
    const beside = acting.get(one.row);
    if (beside) beside.push(one);
    else acting.set(one.row, [one]);
  }
  return acting;
}

/** Where scripts run, many are ticked with one press. */
const TickButtons = memo(function TickButtons() {
  return useHydrated() ? (
    <p className={styles.ticking} data-print="no">
      Select:
      <Button type="button" kind="plain" compact data-tick-all="foes">
        All foes
      </Button>
      <Button type="button" kind="plain" compact data-tick-all="party">
        Party
      </Button>
      <Button type="button" kind="plain" compact data-tick-all="">
        None
      </Button>
    </p>
  ) : null;
});

type OrderRowProps = {
  row: Row;
  members: readonly Combatant[];
  isTurn: boolean;
  isNext: boolean;
  /** Who of them is open. */
  chosen: string | null;
};

/** Painted again only when something of its own has changed. */
const OrderRow = memo(function OrderRow({ row, members, isTurn, isNext, chosen }: OrderRowProps) {
  return (
    <li
      className={styles.row}
      aria-current={isTurn ? 'step' : undefined}
      data-row={row.id}
      data-turn={isTurn || undefined}
      data-delayed={row.delayed || undefined}
    >
      {/* Words that come and go with the turn are drawn by the sheet: nothing in the order is taken out or put in for them. */}
      <span className={styles.count} data-next={isNext || undefined}>
        {row.count ?? <CountField row={row.id} name={members[0]?.name ?? ''} />}
        {row.count !== null && <VisuallyHidden> initiative</VisuallyHidden>}
        {row.delayed && <small className={styles.aside}>delayed</small>}
      </span>
      <ul className={styles.members}>
        {row.name && members.length > 1 && <li className={late.group}>{row.name}</li>}
        {members.map((member) => (
          <CombatantLine
            key={member.id}
            one={member}
            isTurn={isTurn}
            isChosen={member.id === chosen}
          />
        ))}
      </ul>
    </li>
  );
}, isSame);

/** Where what a player calls out is typed: Enter is enough. */
function CountField({ row, name }: { row: string; name: string }) {
  return (
    <form method="post" className={styles.call} data-print="no">
      <input type="hidden" name="row" value={row} />
      <input type="hidden" name="intent" value="set-count" />
      <input
        name="count"
        inputMode="numeric"
        enterKeyHint="next"
        maxLength={3}
        placeholder="–"
        autoComplete="off"
        aria-label={`Initiative of ${name}`}
      />
    </form>
  );
}

function isSame(one: OrderRowProps, other: OrderRowProps): boolean {
  return (
    one.row === other.row &&
    one.isTurn === other.isTurn &&
    one.isNext === other.isNext &&
    one.chosen === other.chosen &&
    one.members.length === other.members.length &&
    one.members.every((member, at) => member === other.members[at])
  );
}
