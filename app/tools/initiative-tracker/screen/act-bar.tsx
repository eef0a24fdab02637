import { memo, type ReactNode, useId } from 'react';
import { MARK_COLOURS, MARK_SIGNS } from '~/fights/sheet/mark-looks';
import { ABILITIES, ABILITY_NAMES } from '~/rules/ability';
import { CONDITIONS } from '~/rules/conditions';
import { DAMAGE_TYPES } from '~/rules/damage-types';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice-group';
import { classes } from '~/ui/classes';
import styles from './act-bar.module.css';
import { AskLine, AskNumber, AskOne, AskWho, type Pairs } from './ask';
import { ACT_FORM, useLineFacts } from './fight-facts';
import { MARK_SHAPES } from './mark-signs';
import more from './more.module.css';
import { useTypedBefore } from './typed-before';

const title = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const titled = (words: readonly string[]): Pairs => words.map((word) => [word, title(word)]);
const NONE: Pairs = [['', '–']];
const TYPES = [...NONE, ...titled(DAMAGE_TYPES)];
const SAVES: Pairs = [...NONE, ...ABILITIES.map((value) => [value, ABILITY_NAMES[value]] as const)];
const MARKS: Pairs = [['', 'A mark of my own'], ...titled(CONDITIONS)];
const USUAL: Pairs = [['', 'As before, or plain']];
const SIGNS: Pairs = [
  ...USUAL,
  ...MARK_SIGNS.map((value) => [value, `${MARK_SHAPES[value]} ${title(value)}`] as const),
];
const COLOURS = [...USUAL, ...titled(MARK_COLOURS)];
const SHARES: Pairs = [
  ['all', 'In full'],
  ['half', 'Half'],
  ['double', 'Double'],
  ['none', 'None'],
];
const HALVES: Pairs = [
  ['half', 'Half'],
  ['none', 'Nothing'],
];
const UNTIL: Pairs = [
  ['', 'Somebody ends it'],
  ['end', 'The end of a turn'],
  ['start', 'The start of a turn'],
];
const ASKED: Pairs = [
  ['turn-end', 'At the end of its turns'],
  ['turn-start', 'At the start of its turns'],
  ['damage', 'When it takes damage'],
];

/** What is done to all who are ticked in the order, or to whoever is open: hurt, healed, marked, caught in a blast. */
export const ActBar = memo(function ActBar() {
  return (
    <form
      method="post"
      id={ACT_FORM}
      className={styles.act}
      aria-label="To all who are ticked"
      data-print="no"
    >
      <div className={styles.first}>
        <AskLine
          label="How much"
          name="amount"
          placeholder="12, 8d6 fire"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={80}
        />
        <AskOne label="Kind" name="type" of={TYPES} />
        <AskOne label="Counts" name="share" of={SHARES} />
      </div>
      <div className={classes(more.buttons, styles.main)}>
        <Button name="intent" value="harm" icon="sword" kind="danger">
          Damage
        </Button>
        <Button name="intent" value="heal" icon="heart" kind="quiet">
          Heal
        </Button>
        <Button name="intent" value="shield" icon="shield" kind="quiet">
          Temporary
        </Button>
      </div>
      <div className={styles.ways}>
        <ActMore summary="Who and how" intents={['raise', 'drain']}>
          <AskWho label="By" name="by" nobody="Nobody in particular" />
          <AskLine label="With" name="with" maxLength={80} placeholder="Fireball" />
          <Checkbox label="Magical" name="magical" value="1" />
          <Checkbox label="Critical hit" name="critical" value="1" />
          <Checkbox label="Whatever it resists" name="plain" value="1" />
          <Button name="intent" value="raise" kind="plain" compact>
            Raise the maximum
          </Button>
          <Button name="intent" value="drain" kind="plain" compact>
            Drain the maximum
          </Button>
        </ActMore>
        <ActMore summary="A save for all" intents={['blast']}>
          <p className={more.hint}>
            A fireball in one press: type how much, and tick who is in it.
          </p>
          <AskOne label="Save" name="blast-save" of={SAVES} />
          <AskNumber label="DC" name="blast-dc" maxLength={2} />
          <AskOne label="Who saves takes" name="blast-half" of={HALVES} />
          <Button name="intent" value="blast" icon="die">
            Roll damage and saves
          </Button>
        </ActMore>
        <ActMore summary="A condition" intents={['lasting']}>
          <AskOne label="Condition" name="condition" of={MARKS} />
          <MarkFields />
          <AskOne label="Until" name="until" of={UNTIL} />
          <AskWho label="Whose turn" name="turn-of" nobody="Its own" />
          <AskNumber label="Turns" name="turns" defaultValue="1" maxLength={4} />
          <AskOne label="Save that ends it" name="save" of={SAVES} />
          <AskNumber label="DC" name="dc" maxLength={2} />
          <AskOne label="Asked" name="save-when" of={ASKED} />
          <Checkbox
            label="Ends when its maker’s concentration does"
            name="concentration"
            value="1"
          />
          <Checkbox label="Ends on damage" name="on-damage" value="1" />
          <Button name="intent" value="lasting" icon="plus">
            Put it on them
          </Button>
        </ActMore>
      </div>
    </form>
  );
});

type ActMoreProps = { summary: string; intents: readonly string[]; children: ReactNode };

/**
 * More to say of it, which opens on demand, one at a time, and after a press of its own that was refused. Its fields are there from the
 * first: a key of the tracker goes straight to them.
 */
function ActMore({ summary, intents, children }: ActMoreProps) {
  const { typed } = useTypedBefore();
  return (
    <details
      className={more.more}
      name="act-more"
      data-act-more
      open={intents.includes(typed.intent ?? '')}
    >
      <summary>{summary}</summary>
      <div className={more.fields}>{children}</div>
    </details>
  );
}

/** The name of a mark, with those that were put before to choose from, and how it looks: left open, as it was then. */
function MarkFields() {
  const { marks } = useLineFacts().names;
  const listId = useId();
  return (
    <>
      <AskLine label="Name of the mark" name="mark" list={listId} maxLength={80} />
      <datalist id={listId}>
        {marks.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <AskOne label="Its sign" name="sign" of={SIGNS} />
      <AskOne label="Its color" name="colour" of={COLOURS} />
    </>
  );
}
