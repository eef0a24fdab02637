import type { Combatant } from '~/fights/log/state';
import { Button } from '~/ui/button';
import { RESTORE } from '~/ui/names';
import styles from './chosen-panel.module.css';
import { One } from './one';

/** A combatant's remaining resources: reaction, legendary actions and resistances, uses, slots. */
export function ResourceList({ one }: { one: Combatant }) {
  const { sheet } = one;
  return (
    <ul className={styles.resources} aria-label="Resources">
      <Resource
        id={one.id}
        what="reaction"
        name="Reaction"
        left={one.reactionSpent ? 0 : 1}
        most={1}
      />
      {sheet.legendaryActions > 0 && (
        <Resource
          id={one.id}
          what="legendary-action"
          name="Legendary actions"
          left={one.legendaryActionsLeft}
          most={sheet.legendaryActions}
        />
      )}
      {sheet.legendaryResistances > 0 && (
        <Resource
          id={one.id}
          what="legendary-resistance"
          name="Legendary Resistance"
          left={one.legendaryResistancesLeft}
          most={sheet.legendaryResistances}
        />
      )}
      {sheet.uses.map(({ key, name, most, recharge }) => (
        <Resource
          key={key}
          id={one.id}
          what={`use:${key}`}
          name={
            recharge === null
              ? name
              : `${name} (Recharge ${recharge === 6 ? '6' : `${recharge}–6`})`
          }
          left={one.usesLeft[key] ?? most}
          most={most}
        />
      ))}
      {sheet.slots.map((most, at) =>
        most === 0 ? null : (
          <Resource
            // biome-ignore lint/suspicious/noArrayIndexKey: the position is the level of the slots
            key={at}
            id={one.id}
            what={`slot:${at + 1}`}
            name={`Level ${at + 1} slots`}
            left={one.slotsLeft[at] ?? most}
            most={most}
          />
        ),
      )}
    </ul>
  );
}

type ResourceProps = { id: string; what: string; name: string; left: number; most: number };

function Resource({ id, what, name, left, most }: ResourceProps) {
  return (
    <li className={styles.resource}>
      <span>
        {name} <strong>{`${left}/${most}`}</strong>
      </span>
      <form method="post" className={styles.pair}>
        <One id={id} />
        <input type="hidden" name="what" value={what} />
        <input type="hidden" name="intent" value="spend" />
        <Button kind="plain" name="times" value="1" disabled={left <= 0} compact>
          Spend
        </Button>
        <Button kind="plain" name="times" value="-1" disabled={left >= most} compact>
          {RESTORE}
        </Button>
      </form>
    </li>
  );
}
