import type { Combatant } from '~/fights/log/state';
import type { Caster } from '~/fights/sheet/spell-move';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Select } from '~/ui/select';
import panel from './chosen-panel.module.css';
import { ACT_FORM } from './fight-facts';
import { useTypedBefore } from './typed-before';

const LEVELS = [
  { value: '', label: 'Its own' },
  ...Array.from({ length: 9 }, (_, at) => ({ value: String(at + 1), label: `Level ${at + 1}` })),
  { value: 'again', label: 'None: it goes on' },
];

/** Any spell by its name, cast by whoever is open with numbers that are typed once. */
export function CastForm({ one, statblock }: { one: Combatant; statblock: Caster | null }) {
  const { typed } = useTypedBefore();
  const kept = one.sheet.casting ?? statblock;
  const number = (name: string, label: string, own: number | null | undefined) => (
    <Field
      form={ACT_FORM}
      label={label}
      name={name}
      inputMode="numeric"
      maxLength={3}
      defaultValue={typed[name]}
      placeholder={own === null || own === undefined ? undefined : String(own)}
    />
  );
  return (
    <details className={panel.more} open={typed['spell-name'] !== undefined}>
      <summary>Cast a spell</summary>
      <div className={panel.fields}>
        <Field
          form={ACT_FORM}
          label="Spell"
          name="spell-name"
          maxLength={100}
          autoComplete="off"
          placeholder="Fireball"
          defaultValue={typed['spell-name']}
        />
        <Select
          form={ACT_FORM}
          label="Slot"
          name="cast-level:"
          defaultValue={typed['cast-level:']}
          choices={LEVELS}
        />
        {number('spell-dc', 'Save DC', kept?.dc)}
        {number('spell-attack', 'To hit', kept?.toHit)}
        {number('spell-modifier', 'Ability modifier', kept?.modifier)}
        {number('caster-level', 'Caster’s level', kept?.level)}
        <Button form={ACT_FORM} kind="quiet" icon="die" name="intent" value={`spell:${one.id}::0`}>
          Cast it on those who are ticked
        </Button>
      </div>
    </details>
  );
}
