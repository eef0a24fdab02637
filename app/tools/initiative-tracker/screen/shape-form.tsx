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
  ['apart', 'The shape’s, apart'],
  ['temporary', 'The shape’s as temporary'],
  ['own', 'Its own'],
];
const HIT_POINTS = {
  '2014': [['', 'The shape’s, apart (2014)'], ...OWN],
  '2024': [['', 'The shape’s as temporary (2024)'], ...OWN],
} as const satisfies Record<string, Pairs>;

/** Whoever is open takes the shape of a creature, or of one whose numbers are typed. */
export function ShapeForm({ one }: { one: Combatant }) {
  const { typed } = useTypedBefore();
  return (
    <More summary="Take another shape" open={typed.intent === 'transform'}>
      <ShapeFields one={one} />
    </More>
  );
}

function ShapeFields({ one }: { one: Combatant }) {
  const { typed } = useTypedBefore();
  const { edition, names } = useLineFacts();
  const whoever: Pairs = names.everybody.map(({ value, label }) => [
    value,
    `${label} concentrates`,
  ]);
  return (
    <form method="post" className={styles.fields}>
      <One id={one.id} />
      <CreatureField label="Whose shape" name="shape" typed={typed.shape} placeholder="Wolf" />
      <AskNumber label="AC, where it is another" name="shape-ac" maxLength={2} />
      <AskNumber label="Hit points, where they are others" name="shape-hp" maxLength={4} />
      <AskOne label="Hit points" name="shape-how" of={HIT_POINTS[edition]} />
      <AskNumber
        label="Temporary hit points besides"
        hint="2024 Wild Shape: the druid’s level, with its own hit points"
        name="shape-temporary"
        maxLength={4}
      />
      <AskOne label="Lasts while" name="shape-by" of={[['', 'Somebody ends it'], ...whoever]} />
      <AskLine label="On what" name="shape-with" maxLength={80} placeholder="Polymorph" />
      <Checkbox label="Keeps its own mind (Wild Shape)" name="shape-mind" value="1" />
      <Button kind="quiet" name="intent" value="transform">
        Take the shape
      </Button>
    </form>
  );
}
