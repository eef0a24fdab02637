import { AUDIENCE_NAMES, type MapLook } from '~/maps/map/map-look';
import { PAPERS, type PaperName, PRINT_SCALES, type PrintScale } from '~/paper/paper';
import { Field } from '~/ui/field';
import { Select } from '~/ui/select';
import { ADVENTURE_PAPERS, adventurePaper } from '../print/adventure-words';
import type { PrintChoices } from '../print/print-plan';
import styles from './recipe-form.module.css';

/** The whole map as a poster, each room separately, or the map with its key and statblocks to read from. */
export type Printed = 'pdf' | 'cutouts' | 'adventure';

const PRINTED: readonly { value: Printed; label: string }[] = [
  { value: 'pdf', label: 'The whole map' },
  { value: 'cutouts', label: 'Each room separately' },
  { value: 'adventure', label: 'Adventure' },
];

type PrintFieldsProps = {
  what: Printed;
  audience: MapLook['audience'];
  /** The effective choices; the margin may have been entered differently. */
  choices: PrintChoices;
  askedMargin: number;
  onWhat: (what: Printed) => void;
  onAudience: (audience: MapLook['audience']) => void;
  onChange: (changes: Partial<PrintChoices>) => void;
};

/** What is printed, for whom, and on what paper. */
export function PrintFields(props: PrintFieldsProps) {
  const { what, audience, choices, askedMargin, onWhat, onAudience, onChange } = props;
  const printed = (
    <Select
      name="what"
      label="Print"
      value={what}
      choices={PRINTED}
      onChange={(event) =>
        onWhat(PRINTED.find(({ value }) => value === event.target.value)?.value ?? 'pdf')
      }
    />
  );
  const papers = Object.entries(PAPERS).map(([value, { name }]) => ({ value, label: name }));
  if (what === 'adventure') {
    const some = papers.filter(({ value }) => ADVENTURE_PAPERS.some((one) => one === value));
    return (
      <div className={styles.pair}>
        {printed}
        <Select
          name="paper"
          label="Paper"
          value={adventurePaper(choices.paper)}
          choices={some}
          onChange={(event) => onChange({ paper: event.target.value as PaperName })}
        />
      </div>
    );
  }
  return (
    <div className={styles.pair}>
      {printed}
      <Select
        name="audience"
        label="For"
        value={audience}
        choices={(['gm', 'player'] as const).map((value) => ({
          value,
          label: AUDIENCE_NAMES[value],
        }))}
        onChange={(event) => onAudience(event.target.value === 'player' ? 'player' : 'gm')}
      />
      <Select
        name="paper"
        label="Paper"
        value={choices.paper}
        choices={papers}
        onChange={(event) => onChange({ paper: event.target.value as PaperName })}
      />
      <Select
        name="scale"
        label="A square is"
        value={choices.scale}
        choices={Object.entries(PRINT_SCALES).map(([value, { name }]) => ({
          value,
          label: name,
        }))}
        onChange={(event) => onChange({ scale: event.target.value as PrintScale })}
      />
      <Select
        name="orientation"
        label="Orientation"
        value={choices.orientation}
        choices={[
          { value: 'auto', label: 'Fewest sheets' },
          { value: 'portrait', label: 'Portrait' },
          { value: 'landscape', label: 'Landscape' },
        ]}
        onChange={(event) => onChange({ orientation: orientationOf(event.target.value) })}
      />
      <Select
        name="overlap"
        label="Overlap (squares)"
        value={String(choices.overlapSquares)}
        choices={['0', '1', '2'].map((value) => ({ value, label: value }))}
        onChange={(event) => onChange({ overlapSquares: Number(event.target.value) })}
      />
      <Field
        name="margin"
        label="Margin (mm)"
        type="number"
        min={3}
        max={30}
        defaultValue={askedMargin}
        error={
          choices.marginMm === askedMargin
            ? undefined
            : `From 3 to 30 millimeters; ${choices.marginMm} is used.`
        }
        onChange={(event) => onChange({ marginMm: event.target.valueAsNumber })}
      />
    </div>
  );
}

function orientationOf(value: string): PrintChoices['orientation'] {
  return value === 'portrait' || value === 'landscape' ? value : 'auto';
}
