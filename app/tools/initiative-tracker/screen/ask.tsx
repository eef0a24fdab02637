import { Field, type FieldProps, TextArea, type TextAreaProps } from '~/ui/field';
import { Select, type SelectProps } from '~/ui/select';
import { useLineFacts } from './fight-facts';
import { useTypedBefore } from './typed-before';

/** Choices as pairs of a value and its words. */
export type Pairs = readonly (readonly [value: string, label: string])[];

/** One of several; after a press that was refused it stands as it stood. */
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

/** A line to type; after a press that was refused it holds what was typed. */
export function AskLine({ defaultValue, ...field }: FieldProps) {
  const { typed } = useTypedBefore();
  return (
    <Field autoComplete="off" {...field} defaultValue={typed[field.name] ?? defaultValue ?? ''} />
  );
}

/** A whole number to type. */
export function AskNumber(props: FieldProps) {
  return <AskLine inputMode="numeric" {...props} />;
}

/** One of those who act in the order, or `nobody`. */
export function AskWho({
  nobody,
  ...select
}: Pick<SelectProps, 'label' | 'name' | 'form'> & { nobody: string }) {
  const { everybody } = useLineFacts().names;
  const pairs = everybody.map(({ value, label }) => [value, label] as const);
  return <AskOne {...select} of={[['', nobody], ...pairs]} />;
}

/** How many hit points the monsters that join have. */
export function AskHitPoints(select: { label: string; defaultValue?: string }) {
  return <AskOne {...select} name="hp" of={HIT_POINTS} />;
}

const HIT_POINTS: Pairs = [
  ['average', 'Average'],
  ['rolled', 'Rolled'],
  ['most', 'Maximum'],
  ['least', 'Minimum'],
];

/** Who joins, one a line. */
export function AskWhoJoins(
  area: Pick<TextAreaProps, 'label' | 'rows' | 'maxLength' | 'defaultValue'>,
) {
  return (
    <TextArea
      {...area}
      name="lines"
      hint="“4 goblins”, “1d4+1 skeletons”, “Ogre”; “Mira hp 31 ac 16 init +3” is a character; “2 ogres hidden”."
      autoCapitalize="off"
      spellCheck={false}
    />
  );
}

/** The editions that a table may play by. */
export const RULES: Pairs = [
  ['2014', '2014 (SRD 5.1)'],
  ['2024', '2024 (SRD 5.2)'],
];
