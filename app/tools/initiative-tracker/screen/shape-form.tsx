import type { Combatant } from '~/fights/log/state';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice-group';
import { AskLine, AskNumber, AskOne, type Pairs } from './ask';
import { CreatureField } from './creature-field';
import { useLineFacts } from './fight-facts';
import { More } from './more';
import styles from './more.module.css';
import { One } from './one';
import { useTypedBefore } from './typed-before';

const OWN: Pairs = [
  ['apart', 'New form’s'],
  ['temporary', 'New form’s as temporary HP'],
  ['own', 'Its own'],
];
const HIT_POINTS = {
  '2014': [['', 'New form’s (2014)'], ...OWN],
  '2024': [['', 'New form’s as temporary HP (2024)'], ...OWN],
} as const satisfies Record<string, Pairs>;

/** Puts the open combatant into the shape of a creature, or one with typed numbers. */
export function ShapeForm({ one }: { one: Combatant }) {
  const { typed } = useTypedBefore();
  return (
    <More summary="Polymorph or Wild Shape" open={typed.intent === 'transform'}>
      <ShapeFields one={one} />
    </More>
  );
}

function ShapeFields({ one }: { one: Combatant }) {
  const { typed } = useTypedBefore();
  const { edition, names } = useLineFacts();
  const whoever: Pairs = names.everybody.map(({ value, label }) => [
    value,
    `While ${label} concentrates`,
  ]);
  return (
    <form method="post" className={styles.fields}>
      <One id={one.id} />
      <CreatureField label="New form" name="shape" typed={typed.shape} placeholder="Wolf" />
      <AskNumber label="AC, if different" name="shape-ac" maxLength={2} />
      <AskNumber label="Hit points, if different" name="shape-hp" maxLength={4} />
      <AskOne label="Use hit points" name="shape-how" of={HIT_POINTS[edition]} />
      <AskNumber
        label="Additional temporary HP"
        hint="2024 Wild Shape: the druid’s level, with its own hit points"
        name="shape-temporary"
        maxLength={4}
      />
      <AskOne label="Duration" name="shape-by" of={[['', 'Until removed'], ...whoever]} />
      <AskLine label="Spell or feature" name="shape-with" maxLength={80} placeholder="Polymorph" />
      <Checkbox label="Keeps its own mind (Wild Shape)" name="shape-mind" value="1" />
      <Button kind="quiet" name="intent" value="transform">
        Transform
      </Button>
    </form>
  );
}
