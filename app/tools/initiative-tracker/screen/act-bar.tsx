import { memo, type ReactNode, useId } from 'react';
import { MARK_COLOURS, MARK_SIGNS } from '~/fights/sheet/mark-looks';
import { ABILITIES, ABILITY_NAMES } from '~/rules/ability';
import { CONDITIONS } from '~/rules/conditions';
import { DAMAGE_TYPES } from '~/rules/damage-types';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice-group';
import { classes } from '~/ui/classes';
import { VisuallyHidden } from '~/ui/visually-hidden';
import styles from './act-bar.module.css';
import { AskLine, AskNumber, AskOne, AskWho, type Pairs } from './ask';
import { ACT_FORM, useLineFacts } from './fight-facts';
import { CONDITION_SIGNS, MARK_SHAPES } from './mark-signs';
import more from './more.module.css';
import { useTypedBefore } from './typed-before';

const title = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const titled = (words: readonly string[]): Pairs => words.map((word) => [word, title(word)]);
const NONE: Pairs = [['', '–']];
const TYPES: Pairs = [['', 'No type'], ...titled(DAMAGE_TYPES)];
const SAVES: Pairs = [...NONE, ...ABILITIES.map((value) => [value, ABILITY_NAMES[value]] as const)];
const MARKS: Pairs = [['', 'Custom condition'], ...titled(CONDITIONS)];
const USUAL: Pairs = [['', 'As before, or none']];
const SIGNS: Pairs = [
  ...USUAL,
  ...MARK_SIGNS.map((value) => [value, `${MARK_SHAPES[value]} ${title(value)}`] as const),
];
const COLOURS = [...USUAL, ...titled(MARK_COLOURS)];
const SHARES: Pairs = [
  ['all', 'Full'],
  ['half', 'Half'],
  ['double', 'Double'],
  ['none', 'None'],
];
const HALVES: Pairs = [
  ['half', 'Half'],
  ['none', 'None'],
];
const UNTIL: Pairs = [
  ['', 'Until removed'],
  ['end', 'Until the end of a turn'],
  ['start', 'Until the start of a turn'],
];
const ASKED: Pairs = [
  ['turn-end', 'At the end of its turns'],
  ['turn-start', 'At the start of its turns'],
  ['damage', 'When it takes damage'],
];

/** Actions on all selected combatants, or on the open one: damage, healing, conditions, area effects. */
export const ActBar = memo(function ActBar() {
  return (
    <form
      method="post"
      id={ACT_FORM}
      className={styles.act}
      aria-label="Actions on the selected"
      data-print="no"
    >
      <div className={styles.first}>
        <AskLine
          label="Amount"
          name="amount"
          placeholder="12m fire, 8d6, fireball"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={80}
        />
        <AskOne label="Type" name="type" of={TYPES} />
        <AskOne label="Damage" name="share" of={SHARES} />
      </div>
      <div className={classes(more.buttons, styles.main)}>
        <Button name="intent" value="harm" icon="sword" kind="danger" title="Damage (D)">
          Damage
        </Button>
        <Button name="intent" value="heal" icon="heart" kind="quiet" title="Heal (H)">
          Heal
        </Button>
        <Button name="intent" value="shield" icon="shield" kind="quiet" title="Temporary HP (T)">
          Temporary HP
        </Button>
      </div>
      <fieldset className={styles.chips}>
        <legend>
          <VisuallyHidden>Put a condition on the selected</VisuallyHidden>
        </legend>
        {CONDITIONS.map((condition) => (
          <button key={condition} type="submit" name="intent" value={`put:${condition}`}>
            <span aria-hidden="true">{CONDITION_SIGNS[condition]}</span>
            {` ${title(condition)}`}
          </button>
        ))}
      </fieldset>
      <div className={styles.ways}>
        <ActMore summary="Source, options" intents={['raise', 'drain']}>
          <AskWho label="Source" name="by" nobody="Not stated" />
          <AskLine label="With" name="with" maxLength={80} placeholder="Fireball" />
          <Checkbox label="Magical" name="magical" value="1" />
          <Checkbox label="Critical hit" name="critical" value="1" />
          <Checkbox label="Ignore resistance" name="plain" value="1" />
          <Button name="intent" value="raise" kind="plain" compact>
            Raise HP maximum
          </Button>
          <Button name="intent" value="drain" kind="plain" compact>
            Reduce HP maximum
          </Button>
        </ActMore>
        <ActMore summary="Area effect" title="Area effect (S)" intents={['blast']}>
          <p className={more.hint}>Type the amount and select who is in it.</p>
          <AskOne label="Save" name="blast-save" of={SAVES} />
          <AskNumber label="DC" name="blast-dc" maxLength={2} />
          <AskOne label="On a success" name="blast-half" of={HALVES} />
          <Button name="intent" value="blast" icon="die">
            Roll damage and saves
          </Button>
        </ActMore>
        <ActMore summary="Condition" title="Condition (C)" intents={['lasting']}>
          <AskOne label="Condition" name="condition" of={MARKS} />
          <MarkFields />
          <AskOne label="Duration" name="until" of={UNTIL} />
          <AskWho label="Whose turn" name="turn-of" nobody="Its own" />
          <AskNumber label="Turns" name="turns" defaultValue="1" maxLength={4} />
          <AskOne label="Save that ends it" name="save" of={SAVES} />
          <AskNumber label="DC" name="dc" maxLength={2} />
          <AskOne label="When to save" name="save-when" of={ASKED} />
          <Checkbox label="Ends with its source’s concentration" name="concentration" value="1" />
          <Checkbox label="Ends on damage" name="on-damage" value="1" />
          <Button name="intent" value="lasting" icon="plus">
            Add condition
          </Button>
        </ActMore>
      </div>
    </form>
  );
});

type ActMoreProps = {
  summary: string;
  title?: string;
  intents: readonly string[];
  children: ReactNode;
};

/**
 * Further fields, opened one part at a time, on demand or after a refused action of their own. The fields are always
 * rendered, so that a keyboard command can focus them.
 */
function ActMore({ summary, title: said, intents, children }: ActMoreProps) {
  const { typed } = useTypedBefore();
  return (
    <details
      className={more.more}
      name="act-more"
      data-act-more
      open={intents.includes(typed.intent ?? '')}
    >
      <summary title={said}>{summary}</summary>
      <div className={more.fields}>{children}</div>
    </details>
  );
}

/** The name of a mark, with suggestions from earlier marks, and its look; fields left empty use the earlier values. */
function MarkFields() {
  const { marks } = useLineFacts().names;
  const listId = useId();
  return (
    <>
      <AskLine label="Custom name" name="mark" list={listId} maxLength={80} />
      <datalist id={listId}>
        {marks.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <AskOne label="Icon" name="sign" of={SIGNS} />
      <AskOne label="Color" name="colour" of={COLOURS} />
    </>
  );
}
