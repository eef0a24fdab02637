import { Form } from '@remix-run/react';
import { FIGHTS, POWERS } from '~/characters/make/beginner';
import { EDITIONS, type Edition } from '~/rules/edition';
import { Button } from '~/ui/button';
import { RadioGroup } from '~/ui/choice-group';
import { Field } from '~/ui/field';
import { Select } from '~/ui/select';
import styles from './begin.module.css';

export type BeginFacts = {
  /** The id of the new character, so that submitting the form twice creates only one. */
  fresh: string;
  edition: Edition;
  classes: readonly { slug: string; name: string }[];
  archetypes: readonly { slug: string; name: string; line: string; className: string }[];
};

const RULES = EDITIONS.map((value) => ({ value, label: `${value} rules` }));
const LEVELS = [1, 5, 11, 17].map((level) => ({ value: String(level), label: `Level ${level}` }));
const ALL_LEVELS = Array.from({ length: 20 }, (_, at) => ({
  value: String(at + 1),
  label: `Level ${at + 1}`,
}));

/** Three faster ways to create a character than step by step. */
export function BeginWays(facts: BeginFacts) {
  return (
    <section className={styles.ways} aria-label="Quick start">
      <ThreeQuestions {...facts} />
      <ReadyToPlay {...facts} />
      <AllAtOnce {...facts} />
    </section>
  );
}

function ThreeQuestions({ fresh, edition }: BeginFacts) {
  return (
    <details className={styles.way}>
      <summary>
        <strong>Three questions</strong>
        <span>New to this? Answer and play.</span>
      </summary>
      <Form method="post" className={styles.form} aria-label="Three questions">
        <input type="hidden" name="id" value={fresh} />
        <RadioGroup
          label="How do you like to fight?"
          name="fights"
          choices={Object.entries(FIGHTS).map(([value, label]) => ({ value, label }))}
          chosen={['close']}
        />
        <RadioGroup
          label="Where does your power come from?"
          name="power"
          choices={Object.entries(POWERS).map(([value, label]) => ({ value, label }))}
          chosen={['skill']}
        />
        <Field label="Name" name="name" maxLength={80} autoComplete="off" />
        <Select label="Rules" name="edition" defaultValue={edition} choices={RULES} />
        <Button name="intent" value="beginner" icon="check">
          Create character
        </Button>
      </Form>
    </details>
  );
}

function ReadyToPlay({ fresh, edition, archetypes }: BeginFacts) {
  return (
    <details className={styles.way}>
      <summary>
        <strong>Ready to play</strong>
        <span>12 finished characters, at level 1, 5, 11 or 17.</span>
      </summary>
      <Form method="post" className={styles.form} aria-label="Ready to play">
        <input type="hidden" name="id" value={fresh} />
        <Select
          label="Character"
          name="archetype"
          choices={archetypes.map(({ slug, name, className, line }) => ({
            value: slug,
            label: `${className}: ${name}. ${line}`,
          }))}
        />
        <Select label="Level" name="level" choices={LEVELS} />
        <Select label="Rules" name="edition" defaultValue={edition} choices={RULES} />
        <Button name="intent" value="archetype" icon="check">
          Add character
        </Button>
      </Form>
    </details>
  );
}

function AllAtOnce({ fresh, edition, classes }: BeginFacts) {
  return (
    <details className={styles.way}>
      <summary>
        <strong>Random character</strong>
        <span>The dice choose; change anything after.</span>
      </summary>
      <Form method="post" className={styles.form} aria-label="Random character">
        <input type="hidden" name="id" value={fresh} />
        <Select
          label="Class"
          name="class"
          choices={[
            { value: '', label: 'Any class' },
            ...classes.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
        />
        <Select label="Level" name="level" choices={ALL_LEVELS} />
        <Select label="Rules" name="edition" defaultValue={edition} choices={RULES} />
        <Field
          label="Seed"
          name="seed"
          maxLength={60}
          autoComplete="off"
          hint="Same seed, same character. Empty: a random one."
        />
        <Button name="intent" value="random" icon="die">
          Roll a character
        </Button>
      </Form>
    </details>
  );
}
