import type { Combatant } from '~/fights/log/state';
import type { Reminder } from '~/fights/sheet/sheet';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice-group';
import { REMOVE } from '~/ui/names';
import { REMINDED_AT } from '../presses/reminded-at';
import { AskLine, AskNumber, AskOne, type Pairs } from './ask';
import styles from './chosen-panel.module.css';
import { useFight } from './fight-facts';
import { More } from './more';
import more from './more.module.css';
import { One } from './one';

const MOMENTS: Readonly<Record<Reminder['at'], string>> = {
  'turn-start': 'When its turn starts',
  'turn-end': 'When its turn ends',
  damaged: 'When it takes damage',
  'zero-hit-points': 'At 0 hit points',
  dies: 'When it dies',
  round: 'In a round',
};
const CHOICES: Pairs = REMINDED_AT.map((at) => [at, MOMENTS[at]] as const);

/** A combatant's reminders, with a form to add one. */
export function Reminders({ one }: { one: Combatant }) {
  const { length } = one.sheet.reminders;
  return (
    <More summary={length > 0 ? `Reminders (${length})` : 'Add a reminder'}>
      <ReminderFields one={one} />
    </More>
  );
}

function ReminderFields({ one }: { one: Combatant }) {
  const { reminders } = one.sheet;
  return (
    <>
      <ReminderList reminders={reminders} one={one.id} />
      <form method="post" className={more.fields}>
        <One id={one.id} />
        <AskLine label="Reminder" name="words" maxLength={400} placeholder="Its shield flickers" />
        <AskOne label="When" name="at" of={CHOICES} />
        <Checkbox label="Only once" name="once" value="1" />
        <Button kind="quiet" name="intent" value="remind">
          Add reminder
        </Button>
      </form>
    </>
  );
}

/** The fight's reminders for later rounds, with a form to add one. */
export function TableReminders() {
  const { fight } = useFight();
  return (
    <div>
      <ReminderList reminders={fight.reminders} one="" />
      <form method="post" className={more.fields}>
        <AskLine
          label="Reminder for the fight"
          name="words"
          maxLength={400}
          placeholder="The ice breaks"
        />
        <AskNumber label="In how many rounds" name="rounds" maxLength={3} />
        <Button kind="quiet" name="intent" value="remind">
          Add reminder
        </Button>
      </form>
    </div>
  );
}

function ReminderList({ reminders, one }: { reminders: readonly Reminder[]; one: string }) {
  if (reminders.length === 0) return null;
  return (
    <ul className={styles.lasting} aria-label="Reminders">
      {reminders.map(({ id, at, round, text }) => (
        <li key={id} className={styles.item}>
          <span>
            {text}
            <small className={styles.small}>
              {at === 'round' ? `In round ${round ?? 1}` : MOMENTS[at]}
            </small>
          </span>
          <form method="post">
            <One id={one} />
            <input type="hidden" name="reminder" value={id} />
            <Button kind="plain" name="intent" value="remind-no-more" compact>
              {REMOVE}
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}
