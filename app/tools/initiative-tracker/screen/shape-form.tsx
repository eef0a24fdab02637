import type { Combatant } from '~/fights/log/state';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice-group';
import { Field } from '~/ui/field';
import { Select } from '~/ui/select';
import panel from './chosen-panel.module.css';
import { CreatureField } from './creature-field';
import { useLineFacts } from './fight-facts';
import { One } from './one';
import { useTypedBefore } from './typed-before';

/** Whoever is open takes the shape of a creature, or of one whose numbers are typed. */
export function ShapeForm({ one }: { one: Combatant }) {
  const { typed } = useTypedBefore();
  const { edition, names } = useLineFacts();
  return (
    <details className={panel.more} open={typed.intent === 'transform'}>
      <summary>Take another shape</summary>
      <form method="post" className={panel.fields}>
        <One id={one.id} />
        <CreatureField label="Whose shape" name="shape" typed={typed.shape} placeholder="Wolf" />
        <Field
          label="AC, where it is another"
          name="shape-ac"
          inputMode="numeric"
          maxLength={2}
          defaultValue={typed['shape-ac']}
        />
        <Field
          label="Hit points, where they are others"
          name="shape-hp"
          inputMode="numeric"
          maxLength={4}
          defaultValue={typed['shape-hp']}
        />
        <Select
          label="Hit points"
          name="shape-how"
          defaultValue={typed['shape-how']}
          choices={[
            {
              value: '',
              label:
                edition === '2014'
                  ? 'The shape’s, apart (2014)'
                  : 'The shape’s as temporary (2024)',
            },
            { value: 'apart', label: 'The shape’s, apart' },
            { value: 'temporary', label: 'The shape’s as temporary' },
            { value: 'own', label: 'Its own' },
          ]}
        />
        <Field
          label="Temporary hit points besides"
          hint="2024 Wild Shape: the druid’s level, with its own hit points"
          name="shape-temporary"
          inputMode="numeric"
          maxLength={4}
          defaultValue={typed['shape-temporary']}
        />
        <Select
          label="Lasts while"
          name="shape-by"
          defaultValue={typed['shape-by']}
          choices={[
            { value: '', label: 'Somebody ends it' },
            ...names.everybody.map(({ value, label }) => ({
              value,
              label: `${label} concentrates`,
            })),
          ]}
        />
        <Field
          label="On what"
          name="shape-with"
          maxLength={80}
          placeholder="Polymorph"
          autoComplete="off"
          defaultValue={typed['shape-with']}
        />
        <Checkbox label="Keeps its own mind (Wild Shape)" name="shape-mind" value="1" />
        <Button kind="quiet" name="intent" value="transform">
          Take the shape
        </Button>
      </form>
    </details>
  );
}
