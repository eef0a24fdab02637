import { Link } from '@remix-run/react';
import { memo, type SyntheticEvent } from 'react';
import { useReach } from '~/catalogue/use-reach';
import { paths } from '~/paths';
import type { Edition } from '~/rules/edition';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice-group';
import { ADD } from '~/ui/names';
import { FinderPart } from '../live/finder-part';
import { AskHitPoints, AskLine, AskNumber, AskOne, AskWhoJoins, type Pairs } from './ask';
import { More } from './more';
import styles from './more.module.css';
import { Panel } from './panel';
import { TypedHere } from './typed-before';

const SIDES: Pairs = [
  ['', 'Automatic'],
  ['party', 'Party'],
  ['foes', 'Foes'],
  ['others', 'Neither'],
];

export type AddFormProps = {
  typed?: string;
  edition: Edition;
  isBegun: boolean;
  /** Whether the fight's settings hide monsters that join. */
  joinHidden: boolean;
};

/** Adds combatants: monsters by name, and others by a line. Open until the fight begins. */
export const AddForm = memo(function AddForm({
  typed = '',
  edition,
  isBegun,
  joinHidden,
}: AddFormProps) {
  const reaches = useReach();
  return (
    <Panel
      title="Add combatants"
      hint="Add combatants (/)"
      open={!isBegun || typed !== ''}
      onToggle={isBegun && typed === '' ? reachFinder : undefined}
    >
      <FinderPart edition={edition} />
      <TypedHere intents={['add', 'add-event']}>
        <form method="post" className={styles.stack}>
          <AskWhoJoins
            label="One per line: a monster, or a character with numbers"
            rows={3}
            maxLength={4000}
            defaultValue={typed}
          />
          <div className={styles.fields}>
            <AskHitPoints label="Hit points" />
            <AskOne label="Side" name="side" of={SIDES} />
            <Button name="intent" value="add" icon="plus">
              {ADD}
            </Button>
          </div>
          <More summary="Arrival, hidden, lair">
            <div className={styles.fields}>
              <AskNumber label="Arrive in round" name="arrives" maxLength={3} />
              {joinHidden ? (
                <p>New monsters are hidden: Fight settings.</p>
              ) : (
                <Checkbox label="Hidden" name="hidden" value="1" />
              )}
              <Checkbox label="Revealed on their first turn" name="reveal-on-turn" value="1" />
              <Checkbox label="Lair actions too" name="lair" value="1" />
            </div>
          </More>
        </form>
        <More summary="Lair action, trap, timer">
          <form method="post" className={styles.fields} aria-label="Event">
            <AskLine label="Event name" name="event" maxLength={100} />
            <AskNumber label="On count" name="count" defaultValue="20" maxLength={3} />
            <AskLine label="What happens" name="words" maxLength={400} />
            <Button name="intent" value="add-event" kind="quiet" icon="clock">
              Add to the order
            </Button>
          </form>
        </More>
        {reaches('monster-lookup') && (
          <p>
            <Link to={paths.monsterLookup()} target="_blank">
              Look up monsters
            </Link>
          </p>
        )}
      </TypedHere>
    </Panel>
  );
});

/** In a running fight, who opens the panel wants to type a name. */
function reachFinder({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.querySelector<HTMLElement>('[name="find"]')?.focus();
}
