import { memo, useId } from 'react';
import { MARK_COLOURS, MARK_SIGNS } from '~/fights/sheet/mark-looks';
import { ABILITIES, ABILITY_NAMES } from '~/rules/ability';
import { CONDITIONS } from '~/rules/conditions';
import { DAMAGE_TYPES } from '~/rules/damage-types';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice-group';
import { Field } from '~/ui/field';
import { Select } from '~/ui/select';
import styles from './act-bar.module.css';
import { ACT_FORM, useLineFacts } from './fight-facts';
import { MARK_SHAPES } from './fight-words';
import { useTypedBefore } from './typed-before';

const NONE = { value: '', label: '–' };
const title = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const TYPES = [NONE, ...DAMAGE_TYPES.map((value) => ({ value, label: title(value) }))];
const USUAL = { value: '', label: 'As before, or plain' };
const SIGNS = [
  USUAL,
  ...MARK_SIGNS.map((value) => ({ value, label: `${MARK_SHAPES[value]} ${title(value)}` })),
];
const COLOURS = [USUAL, ...MARK_COLOURS.map((value) => ({ value, label: title(value) }))];
const SAVES = [NONE, ...ABILITIES.map((value) => ({ value, label: ABILITY_NAMES[value] }))];

/** What is done to all who are ticked in the order, or to whoever is open: hurt, healed, marked, caught in a blast. */
export const ActBar = memo(function ActBar({ chosen }: { chosen: string | null }) {
  const { typed } = useTypedBefore();
  return (
    <form
      method="post"
      id={ACT_FORM}
      className={styles.act}
      aria-label="To all who are ticked"
      data-print="no"
    >
      <input type="hidden" name="chosen" value={chosen ?? ''} />
      <div className={styles.first}>
        <Field
          label="How much"
          name="amount"
          defaultValue={typed.amount}
          placeholder="12, 8d6 fire"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={80}
        />
        <Select label="Kind" name="type" defaultValue={typed.type} choices={TYPES} />
        <Select
          label="Counts"
          name="share"
          defaultValue={typed.share}
          choices={[
            { value: 'all', label: 'In full' },
            { value: 'half', label: 'Half' },
            { value: 'double', label: 'Double' },
            { value: 'none', label: 'None' },
          ]}
        />
      </div>
      <div className={styles.buttons}>
        <Button name="intent" value="harm" icon="sword" kind="danger">
          Damage
        </Button>
        <Button name="intent" value="heal" icon="heart" kind="quiet">
          Heal
        </Button>
        <Button name="intent" value="shield" kind="quiet">
          Temporary
        </Button>
      </div>
      <details className={styles.more} open={['raise', 'drain'].includes(typed.intent ?? '')}>
        <summary>Who does it, and how</summary>
        <div className={styles.fields}>
          <By />
          <Field
            label="With"
            name="with"
            defaultValue={typed.with}
            maxLength={80}
            placeholder="Fireball"
            autoComplete="off"
          />
          <Checkbox label="Magical" name="magical" value="1" />
          <Checkbox label="Critical hit" name="critical" value="1" />
          <Checkbox label="Whatever it resists" name="plain" value="1" />
          <Button name="intent" value="raise" kind="plain" compact>
            Raise the maximum
          </Button>
          <Button name="intent" value="drain" kind="plain" compact>
            Drain the maximum
          </Button>
        </div>
      </details>
      <details className={styles.more} open={typed.intent === 'blast'}>
        <summary>A save for all: a fireball in one press</summary>
        <div className={styles.fields}>
          <Select
            label="Save"
            name="blast-save"
            defaultValue={typed['blast-save']}
            choices={SAVES}
          />
          <Field
            label="DC"
            name="blast-dc"
            defaultValue={typed['blast-dc']}
            inputMode="numeric"
            maxLength={2}
          />
          <Select
            label="Who saves takes"
            name="blast-half"
            defaultValue={typed['blast-half']}
            choices={[
              { value: 'half', label: 'Half' },
              { value: 'none', label: 'Nothing' },
            ]}
          />
          <Button name="intent" value="blast" icon="die" kind="quiet">
            Roll damage and saves
          </Button>
        </div>
      </details>
      <Condition />
    </form>
  );
});

function By() {
  const { typed } = useTypedBefore();
  const { everybody } = useLineFacts().names;
  return (
    <Select
      label="By"
      name="by"
      defaultValue={typed.by}
      choices={[{ value: '', label: 'Nobody in particular' }, ...everybody]}
    />
  );
}

function Condition() {
  const { typed } = useTypedBefore();
  return (
    <details className={styles.more} open={typed.intent === 'lasting'}>
      <summary>A condition, or a mark of your own</summary>
      <div className={styles.fields}>
        <Select
          label="Condition"
          name="condition"
          defaultValue={typed.condition}
          choices={[
            { value: '', label: 'A mark of my own' },
            ...CONDITIONS.map((value) => ({ value, label: title(value) })),
          ]}
        />
        <MarkFields />
        <Select
          label="Until"
          name="until"
          defaultValue={typed.until}
          choices={[
            { value: '', label: 'Somebody ends it' },
            { value: 'end', label: 'The end of a turn' },
            { value: 'start', label: 'The start of a turn' },
          ]}
        />
        <TurnOf />
        <Field
          label="Turns"
          name="turns"
          defaultValue={typed.turns ?? '1'}
          inputMode="numeric"
          maxLength={4}
        />
        <Select label="Save that ends it" name="save" defaultValue={typed.save} choices={SAVES} />
        <Field label="DC" name="dc" defaultValue={typed.dc} inputMode="numeric" maxLength={2} />
        <Select
          label="Asked"
          name="save-when"
          defaultValue={typed['save-when']}
          choices={[
            { value: 'turn-end', label: 'At the end of its turns' },
            { value: 'turn-start', label: 'At the start of its turns' },
            { value: 'damage', label: 'When it takes damage' },
          ]}
        />
        <Checkbox label="Ends when its maker’s concentration does" name="concentration" value="1" />
        <Checkbox label="Ends on damage" name="on-damage" value="1" />
        <Button name="intent" value="lasting" kind="quiet" icon="plus">
          Put it on them
        </Button>
      </div>
    </details>
  );
}

/** The name of a mark, with those that were put before to choose from, and how it looks: left open, as it was then. */
function MarkFields() {
  const { typed } = useTypedBefore();
  const { marks } = useLineFacts().names;
  const listId = useId();
  return (
    <>
      <Field
        label="Name of the mark"
        name="mark"
        defaultValue={typed.mark}
        list={listId}
        maxLength={80}
        autoComplete="off"
      />
      <datalist id={listId}>
        {marks.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Select label="Its sign" name="sign" defaultValue={typed.sign} choices={SIGNS} />
      <Select label="Its colour" name="colour" defaultValue={typed.colour} choices={COLOURS} />
    </>
  );
}

function TurnOf() {
  const { typed } = useTypedBefore();
  const { everybody } = useLineFacts().names;
  return (
    <Select
      label="Whose turn"
      name="turn-of"
      defaultValue={typed['turn-of']}
      choices={[{ value: '', label: 'Its own' }, ...everybody]}
    />
  );
}
