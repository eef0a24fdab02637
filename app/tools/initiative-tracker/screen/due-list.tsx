import type { Due } from '~/fights/log/state';
import { resistancesFor } from '~/fights/moves/answer';
import { combatantOf } from '~/fights/people/people';
import { ABILITY_NAMES } from '~/rules/ability';
import { Button } from '~/ui/button';
import { classes } from '~/ui/classes';
import styles from './due-list.module.css';
import { useFight } from './fight-facts';
import { TableDueItem } from './late-panel';

/** The pending items: saves, concentration, recharges, reminders. */
export function DueList() {
  const { fight } = useFight();
  if (fight.due.length === 0) return null;
  return (
    <section
      className={classes(styles.due, styles.now)}
      aria-label="Due now"
      data-due
      data-print="no"
    >
      <h2 className={styles.heading}>Due now</h2>
      <ul className={styles.list}>
        {fight.due.map((due) => (
          <li key={due.id} className={styles.item}>
            {due.kind === 'claim' || due.kind === 'suggested' ? (
              <TableDueItem due={due} />
            ) : (
              <DueItem due={due} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Pending items for the game master alone; those of players are rendered by another component. */
type OwnDue = Exclude<Due, { kind: 'claim' | 'suggested' }>;

function DueItem({ due }: { due: OwnDue }) {
  const { fight } = useFight();
  const who = due.who === null ? null : (combatantOf(fight, due.who)?.name ?? null);
  const failed = 'failed' in due && due.failed !== undefined;
  const rolls =
    !failed &&
    (due.kind === 'save' ||
      due.kind === 'concentration' ||
      due.kind === 'death-save' ||
      due.kind === 'recharge' ||
      due.kind === 'reroll');
  const resists = resistancesFor(fight, due);
  const decides = !failed && (due.kind === 'save' || due.kind === 'concentration');
  return (
    <form method="post" className={styles.form}>
      <input type="hidden" name="due" value={due.id} />
      <p className={styles.words}>
        {who && <strong>{`${who}: `}</strong>}
        {dueWords(due)}
        {failed && <strong> (failed)</strong>}
      </p>
      <span className={styles.answers}>
        {rolls && (
          <Button icon="die" name="intent" value="due-roll" compact>
            Roll
          </Button>
        )}
        {decides && (
          <>
            <Button kind="quiet" name="intent" value="due-success" compact>
              Success
            </Button>
            <Button kind="quiet" name="intent" value="due-failure" compact>
              Failure
            </Button>
          </>
        )}
        {resists && (
          <Button kind="quiet" name="intent" value="due-legendary" compact>
            {`Use a legendary resistance${failed ? ' instead' : ''} (${resists.left} of ${resists.most} left)`}
          </Button>
        )}
        {failed && (
          <Button kind="quiet" name="intent" value="due-failure" compact>
            Let it fail
          </Button>
        )}
        {(decides || due.kind === 'death-save') && (
          <>
            <input
              className={styles.total}
              name="total"
              inputMode="numeric"
              size={3}
              maxLength={3}
              aria-label={due.kind === 'death-save' ? 'd20 as rolled' : 'Total rolled'}
              placeholder={due.kind === 'death-save' ? 'd20' : 'total'}
            />
            <Button kind="plain" name="intent" value="due-total" compact>
              Enter
            </Button>
          </>
        )}
        {!failed && (
          <Button kind="plain" name="intent" value="dismiss" compact>
            {rolls ? 'Skip' : 'Done'}
          </Button>
        )}
      </span>
    </form>
  );
}

/** Describes a pending item in a few words. */
function dueWords(due: OwnDue): string {
  switch (due.kind) {
    case 'save':
      return `${ABILITY_NAMES[due.ability]} save, DC ${due.dc}${due.advantage ? ', with advantage' : ''}, to end “${due.name}”`;
    case 'concentration':
      return `Constitution save, DC ${due.dc}, to keep concentrating on ${due.on}`;
    case 'death-save':
      return 'death saving throw';
    case 'recharge':
      return `${due.name} recharges on ${due.needs === 6 ? '6' : `${due.needs}–6`}`;
    case 'aura':
      return due.text;
    case 'ongoing':
      return `${due.name}: ${due.text}`;
    case 'reroll':
      return 'A new round: roll initiative again?';
    case 'reminder':
    case 'lair':
    case 'arrival':
      return due.text;
  }
}
