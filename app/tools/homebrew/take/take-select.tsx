import { homebrewPaths } from '~/homebrew-paths';
import { Button } from '~/ui/button';
import { Select } from '~/ui/select';
import styles from './take.module.css';
import { TAKE_FORM_NAMES, TAKE_FORMS } from './take-forms';

/** Exports the creatures selected in the surrounding form (`id`), or all that match a filter (`found`), as one file. */
export function TakeSelect({ search }: { search: string }) {
  return (
    <div className={styles.several}>
      <Select
        label="Export as"
        name="form"
        choices={TAKE_FORM_NAMES.filter((form) => form !== 'png').map((form) => ({
          value: form,
          label: TAKE_FORMS[form].name,
        }))}
        defaultValue="own"
      />
      <Button
        kind="quiet"
        icon="download"
        formAction={homebrewPaths.take(search)}
        formMethod="post"
      >
        Export
      </Button>
    </div>
  );
}
