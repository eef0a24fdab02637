import { PAPERS, PRINT_SCALES } from '~/paper/paper';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice-group';
import { Field } from '~/ui/field';
import { Select } from '~/ui/select';
import styles from './recipe-form.module.css';

/** Requests the PDF of a recipe from the server, for browsers without scripts; others use the dialog. */
export function PlainPrintForm({ search }: { search: string }) {
  return (
    <form className={styles.plainPrint} method="get" action={paths.mapPdf()}>
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.pair}>
        <Select
          name="paper"
          label="Paper"
          choices={Object.entries(PAPERS).map(([value, { name }]) => ({ value, label: name }))}
        />
        <Select
          name="scale"
          label="A square is"
          choices={Object.entries(PRINT_SCALES).map(([value, { name }]) => ({
            value,
            label: name,
          }))}
        />
      </div>
      <Select
        name="what"
        label="Print"
        choices={[
          { value: 'sheets', label: 'Sheets of the map' },
          { value: 'cutouts', label: 'Rooms to cut out' },
        ]}
      />
      <Field
        name="sheets"
        label="Only these sheets"
        hint="For example A1 B2, as on the overview. Empty: all."
        autoComplete="off"
      />
      <Checkbox name="key" value="1" label="Room key and legend" defaultChecked />
      <Button kind="quiet" icon="print">
        PDF to scale
      </Button>
    </form>
  );
}
