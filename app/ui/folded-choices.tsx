import { CheckboxGroup, type ChoiceGroupProps } from './choice-group';
import styles from './folded-choices.module.css';
import { VisuallyHidden } from './visually-hidden';

type FoldedChoicesProps = ChoiceGroupProps & {
  /** How many choices are visible; those checked initially always are. */
  open: number;
  /** The label of the fold, by how many are in it: "12 more of your characters". */
  more: (count: number) => string;
};

/** Checkboxes for many choices: checked ones come first, and the rest beyond `open` is folded below. */
export function FoldedChoices({ open, more, choices, ...group }: FoldedChoicesProps) {
  const { chosen = [] } = group;
  const isChosen = (value: string) => chosen.includes(value);
  const ordered = [
    ...choices.filter(({ value }) => isChosen(value)),
    ...choices.filter(({ value }) => !isChosen(value)),
  ];
  // A fold for one or two choices would save nothing.
  const shown = ordered.length - open <= 2 && open > chosen.length ? ordered.length : open;
  const standing = ordered.slice(0, Math.max(shown, chosen.length));
  const folded = ordered.slice(standing.length);
  return (
    <div className={styles.choices}>
      <CheckboxGroup {...group} choices={standing} />
      {folded.length > 0 && (
        <details className={styles.more}>
          <summary>{more(folded.length)}</summary>
          <CheckboxGroup
            {...group}
            label={<VisuallyHidden>{more(folded.length)}</VisuallyHidden>}
            hint={undefined}
            error={undefined}
            choices={folded}
          />
        </details>
      )}
    </div>
  );
}
