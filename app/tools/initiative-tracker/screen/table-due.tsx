import type { Fight } from '~/fights/log/state';
import { combatantOf } from '~/fights/people/people';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice-group';
import { APPLY } from '~/ui/names';
import styles from './due-list.module.css';
import { useFight } from './fight-facts';
import { type TableDue, tableDueWords } from './table-due-words';

export type TableDueProps = { due: TableDue };

/** A player's request, with one button for each answer. */
export function TableDueItem({ due }: TableDueProps) {
  const { fight } = useFight();
  return (
    <form method="post" className={styles.form} data-table-due={due.kind}>
      <input type="hidden" name="due" value={due.id} />
      <p className={styles.words}>{tableDueWords(fight, due)}</p>
      <span className={styles.answers}>
        {due.kind === 'claim' ? (
          <>
            <Button name="intent" value="table:give" icon="check" compact>
              Give seat
            </Button>
            <Button kind="plain" name="intent" value="dismiss" compact>
              Decline
            </Button>
          </>
        ) : (
          <>
            {asksMagic(fight, due) && <Checkbox label="Magical" name="magical" value="1" />}
            {due.rolled && (
              <Button name="intent" value="table:rolled" icon="check" compact>
                {APPLY}
              </Button>
            )}
            {isShared(due) && (
              <>
                <Button
                  kind={due.rolled ? 'quiet' : 'primary'}
                  name="intent"
                  value="table:full"
                  compact
                >
                  Full
                </Button>
                <Button kind="quiet" name="intent" value="table:half" compact>
                  Half
                </Button>
              </>
            )}
            <Button kind="quiet" name="intent" value="table:none" compact>
              None
            </Button>
          </>
        )}
      </span>
    </form>
  );
}

/** Whether its damage can be given in full or by half: a spell has its own saves, healing and effects. */
function isShared({ amount, rolled }: TableDue & { kind: 'suggested' }): boolean {
  return amount > 0 && rolled?.manner.spell !== true;
}

/**
 * Whether it matters for a target that the attack is magical, because it resists this damage only from some attacks.
 */
function asksMagic(fight: Fight, { targets, type }: TableDue & { kind: 'suggested' }) {
  if (type === null) return false;
  return targets.some((id) => {
    const sheet = combatantOf(fight, id)?.sheet;
    return [...(sheet?.resist ?? []), ...(sheet?.immune ?? [])].some(
      ({ types, qualifier }) => qualifier !== null && types.includes(type),
    );
  });
}
