import { Link } from '@remix-run/react';
import { memo } from 'react';
import { paths } from '~/paths';
import type { Edition } from '~/rules/edition';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice-group';
import { TextArea } from '~/ui/field';
import { FinderPart } from '../live/finder-part';
import styles from './act-bar.module.css';
import { AskLine, AskNumber, AskOne, type Pairs } from './ask';
import { Panel } from './panel';
import { TypedHere } from './typed-before';

/** How many hit points a monster that joins has. */
export const HIT_POINTS: Pairs = [
  ['average', 'Average'],
  ['rolled', 'Rolled'],
  ['most', 'The most'],
  ['least', 'The least'],
];
const SIDES: Pairs = [
  ['', 'By what they are'],
  ['party', 'The party'],
  ['foes', 'Foes'],
  ['others', 'Neither'],
];

export type AddFormProps = { typed?: string; edition: Edition; isBegun: boolean };

/** Who joins: monsters by their names, and anybody by a line. Open until the fight begins. */
export const AddForm = memo(function AddForm({ typed = '', edition, isBegun }: AddFormProps) {
  return (
    <Panel title="Add combatants" open={!isBegun || typed !== ''}>
      <FinderPart edition={edition} />
      <TypedHere intents={['add', 'add-event']}>
        <form method="post" className={styles.stack}>
          <TextArea
            label="One a line: a monster, or anybody with numbers"
            hint="“4 goblins”, “1d4+1 skeletons”, “Ogre”; “Mira hp 31 ac 16 init +3” is a character of your own."
            name="lines"
            rows={3}
            maxLength={4000}
            defaultValue={typed}
            autoCapitalize="off"
            spellCheck={false}
          />
          <div className={styles.fields}>
            <AskOne label="Hit points" name="hp" of={HIT_POINTS} />
            <AskOne label="Side" name="side" of={SIDES} />
            <Button name="intent" value="add" icon="plus">
              Add
            </Button>
          </div>
          <details className={styles.more}>
            <summary>Later, hidden, or in its lair</summary>
            <div className={styles.fields}>
              <AskNumber label="Arrive in round" name="arrives" maxLength={3} />
              <Checkbox label="Hidden" name="hidden" value="1" />
              <Checkbox label="Revealed on their first turn" name="reveal-on-turn" value="1" />
              <Checkbox label="Lair actions too" name="lair" value="1" />
            </div>
          </details>
        </form>
        <details className={styles.more}>
          <summary>A lair action, a trap, a timer</summary>
          <form method="post" className={styles.fields} aria-label="Something that happens">
            <AskLine label="Lair action, trap, timer" name="event" maxLength={100} />
            <AskNumber label="On count" name="count" defaultValue="20" maxLength={3} />
            <AskLine label="What happens" name="words" maxLength={400} />
            <Button name="intent" value="add-event" kind="quiet" icon="clock">
              Add to the order
            </Button>
          </form>
        </details>
        <p>
          <Link to={paths.monsterLookup()} target="_blank">
            Look monsters up
          </Link>
        </p>
      </TypedHere>
    </Panel>
  );
});
