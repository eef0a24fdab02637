import { Field, type FieldProps, TextArea, type TextAreaProps } from '~/ui/field';
import { Select, type SelectProps } from '~/ui/select';
import { useLineFacts } from './fight-facts';
import { useTypedBefore } from './typed-before';

/** Choices as pairs of value and label. */
export type Pairs = readonly (readonly [value: string, label: string])[];

/** A select; after a refused action it keeps its value. */
export function AskOne({
  of,
  defaultValue,
  ...select
}: Omit<SelectProps, 'choices' | 'defaultValue'> & { of: Pairs; defaultValue?: string }) {
  const { typed } = useTypedBefore();
  return (
    <Select
      {...select}
      defaultValue={typed[select.name] ?? defaultValue}
      choices={of.map(([value, label]) => ({ value, label }))}
    />
  );
}

/** A text field; after a refused action it keeps its value. */
export function AskLine({ defaultValue, ...field }: FieldProps) {
  const { typed } = useTypedBefore();
  return (
    <Field autoComplete="off" {...field} defaultValue={typed[field.name] ?? defaultValue ?? ''} />
  );
}

/** A field for a whole number. */
export function AskNumber(props: FieldProps) {
  return <AskLine inputMode="numeric" {...props} />;
}

/** A select of the combatants in the order, with `nobody` as the empty choice. */
export function AskWho({
  nobody,
  ...select
}: Pick<SelectProps, 'label' | 'name' | 'form'> & { nobody: string }) {
  const { everybody } = useLineFacts().names;
  const pairs = everybody.map(({ value, label }) => [value, label] as const);
  return <AskOne {...select} of={[['', nobody], ...pairs]} />;
}

/** A select of how to determine the hit points of joining monsters. */
export function AskHitPoints(select: { label: string; defaultValue?: string }) {
  return <AskOne {...select} name="hp" of={HIT_POINTS} />;
}

const HIT_POINTS: Pairs = [
  ['average', 'Average'],
  ['rolled', 'Rolled'],
  ['most', 'Maximum'],
  ['least', 'Minimum'],
];

/** A text area for combatants to add, one per line. */
export function AskWhoJoins(
  area: Pick<TextAreaProps, 'label' | 'rows' | 'maxLength' | 'defaultValue'>,
) {
  return (
    <TextArea
      {...area}
      name="lines"
      hint="Monsters: “4 goblins”, “1d4+1 skeletons”, “2 ogres hidden”. Characters: “Mira hp 31 ac 16 init +3”."
      autoCapitalize="off"
      spellCheck={false}
    />
  );
}

/** The editions that a fight can use. */
export const RULES: Pairs = [
  ['2014', '2014 (SRD 5.1)'],
  ['2024', '2024 (SRD 5.2)'],
];
