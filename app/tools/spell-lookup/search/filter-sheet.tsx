import type { ReactNode } from 'react';
import { Button, IconButton } from '~/ui/button';
import { classes } from '~/ui/classes';
import dialog from '~/ui/dialog.module.css';
import sheet from '~/ui/filter-sheet.module.css';
import { CLOSE, RESET } from '~/ui/names';
import styles from './filter-sheet.module.css';

type FilterSheetProps = {
  /** Whether the URL asks for the filters. */
  isAsked: boolean;
  /** The number of results: "Show 12 spells". */
  says: string;
  children: ReactNode;
};

/**
 * The filters: a rail beside the list; where there is no room for it, a modal sheet that the page's script opens, and
 * without scripts a part of the page when the URL asks for it.
 */
export function FilterSheet({ isAsked, says, children }: FilterSheetProps) {
  return (
    <dialog
      className={classes(dialog.dialog, styles.rail, isAsked && styles.asked)}
      aria-labelledby="filters-title"
      data-filter-sheet
    >
      <header className={classes(dialog.top, styles.top)}>
        <h2 id="filters-title" className={dialog.title}>
          Filters
        </h2>
        <IconButton type="button" icon="close" label={CLOSE} data-close-filters />
      </header>
      <section className={styles.fields} aria-label="Filters" id="filters">
        {children}
        <Button kind="quiet" className={styles.apply}>
          Show results
        </Button>
      </section>
      <div className={classes(sheet.accept, styles.accept)}>
        <Button type="button" kind="plain" data-reset-filters>
          {RESET}
        </Button>
        <Button type="button" data-close-filters>
          <span aria-live="polite" data-live="show">
            {says}
          </span>
        </Button>
      </div>
    </dialog>
  );
}
