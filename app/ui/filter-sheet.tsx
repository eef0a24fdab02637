import { type ReactNode, useLayoutEffect } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import styles from './filter-sheet.module.css';

export type FilterSheetProps = {
  /** The number of results: "Show 12 monsters". */
  says: string;
  /** The link that resets all filters; null when none is active. */
  reset: ReactNode;
  onClose: () => void;
  /** Called when its fields, previously in the page, have been rendered again. */
  onDrawn?: () => void;
  children: ReactNode;
};

/** The filters as a sheet on a phone, with live results and a button to show them near the thumb. */
export default function FilterSheet({ says, reset, onClose, onDrawn, children }: FilterSheetProps) {
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <Dialog open onClose={onClose} title="Filters">
      {children}
      <div className={styles.accept}>
        {reset}
        <Button type="button" onClick={onClose}>
          <span aria-live="polite">{says}</span>
        </Button>
      </div>
    </Dialog>
  );
}
