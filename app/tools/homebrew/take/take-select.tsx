import { homebrewPaths } from '~/homebrew-paths';
import { Button } from '~/ui/button';
import { Select } from '~/ui/select';
import styles from './take.module.css';
import { TAKE_FORM_NAMES, TAKE_FORMS } from './take-forms';

/** Takes the creatures that are ticked in the form around it (`id`), or all that a search finds (`found`), as one file. */
export function TakeSelect({ search }: { search: string }) {
  return (
    <div className={styles.several}>
      <Select
        label="Export as"
        name="form"
        choices={TAKE_FORM_NAMES.filter((form) => form !== 'png').map((form) => ({
          ...{ value: form, label: TAKE_FORMS[form].name },
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
