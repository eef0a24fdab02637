import type { Combatant } from '~/fights/log/state';
import type { Caster } from '~/fights/sheet/spell-move';
import { Button } from '~/ui/button';
import { AskLine, AskNumber, AskOne, type Pairs } from './ask';
import { ACT_FORM } from './fight-facts';
import { More } from './more';
import styles from './more.module.css';
import { useTypedBefore } from './typed-before';

const LEVELS: Pairs = [
  ['', 'Spell’s level'],
  ...Array.from({ length: 9 }, (_, at) => [String(at + 1), `Level ${at + 1}`] as const),
  ['again', 'No slot: ongoing'],
];

type CastFormProps = { one: Combatant; statblock: Caster | null };

/** Casts any spell by name for the open combatant, with numbers that are entered once. */
export function CastForm(props: CastFormProps) {
  const { typed } = useTypedBefore();
  return (
    <More summary="Cast a spell" open={typed['spell-name'] !== undefined}>
      <CastFields {...props} />
    </More>
  );
}

function CastFields({ one, statblock }: CastFormProps) {
  const kept = one.sheet.casting ?? statblock;
  const number = (name: string, label: string, own: number | null | undefined) => (
    <AskNumber
      form={ACT_FORM}
      label={label}
      name={name}
      maxLength={3}
      placeholder={own === null || own === undefined ? undefined : String(own)}
    />
  );
  return (
    <div className={styles.fields}>
      <AskLine
        form={ACT_FORM}
        label="Spell"
        name="spell-name"
        maxLength={100}
        placeholder="Fireball"
      />
      <AskOne form={ACT_FORM} label="Slot" name="cast-level:" of={LEVELS} />
      {number('spell-dc', 'Save DC', kept?.dc)}
      {number('spell-attack', 'To hit', kept?.toHit)}
      {number('spell-modifier', 'Ability modifier', kept?.modifier)}
      {number('caster-level', 'Caster’s level', kept?.level)}
      <Button form={ACT_FORM} kind="quiet" icon="die" name="intent" value={`spell:${one.id}::0`}>
        Cast on selected
      </Button>
    </div>
  );
}
