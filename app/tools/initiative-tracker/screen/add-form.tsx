import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice-group';
import { Field, TextArea } from '~/ui/field';
import { Select } from '~/ui/select';
import styles from './act-bar.module.css';
import { useFight } from './fight-facts';

const HIT_POINTS = [
  { value: 'average', label: 'Average' },
  { value: 'rolled', label: 'Rolled' },
  { value: 'most', label: 'The most' },
  { value: 'least', label: 'The least' },
];

/** Who joins: monsters by their names, and anybody by a line. */
export function AddForm({ typed = '' }: { typed?: string }) {
  const { fight } = useFight();
  return (
    <details
      className={styles.act}
      open={Object.keys(fight.combatants).length === 0 || typed !== ''}
    >
      <summary>
        <h2>Add combatants</h2>
      </summary>
      <form method="post" className={styles.more}>
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
          <Select label="Hit points" name="hp" choices={HIT_POINTS} />
          <Select
            label="Side"
            name="side"
            choices={[
              { value: '', label: 'Monsters foes, others party' },
              { value: 'party', label: 'The party' },
              { value: 'foes', label: 'Foes' },
              { value: 'others', label: 'Neither' },
            ]}
          />
          <Field label="Arrive in round" name="arrives" inputMode="numeric" maxLength={3} />
          <Checkbox label="Hidden" name="hidden" value="1" />
          <Checkbox label="Revealed on their first turn" name="reveal-on-turn" value="1" />
          <Checkbox label="Lair actions too" name="lair" value="1" />
          <Button name="intent" value="add" icon="plus">
            Add
          </Button>
        </div>
        <p>
          <Link to={paths.monsterLookup()} target="_blank">
            Look monsters up
          </Link>
        </p>
      </form>
      <form method="post" className={styles.fields} aria-label="Something that happens">
        <Field label="Lair action, trap, timer" name="event" maxLength={100} autoComplete="off" />
        <Field label="On count" name="count" inputMode="numeric" defaultValue="20" maxLength={3} />
        <Field label="What happens" name="words" maxLength={400} autoComplete="off" />
        <Button name="intent" value="add-event" kind="quiet" icon="clock">
          Add to the order
        </Button>
      </form>
    </details>
  );
}
