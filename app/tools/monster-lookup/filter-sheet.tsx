import { Link } from '@remix-run/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import styles from './search-form.module.css';

export type FilterSheetProps = {
  /** The number of results: "Show 12 monsters". */
  says: string;
  /** Whether any filter is active. */
  mayReset: boolean;
  onClose: () => void;
  /** Called when its fields, previously in the page, have been rendered again. */
  onDrawn: () => void;
  children: ReactNode;
};

/** The filters as a sheet on a phone, with live results and a button to show them near the thumb. */
export default function FilterSheet(props: FilterSheetProps) {
  const { says, mayReset, onClose, onDrawn, children } = props;
  useLayoutEffect(onDrawn, [onDrawn]);
  return (
    <Dialog open onClose={onClose} title="Filters">
      {children}
      <div className={styles.accept}>
        {mayReset && (
          <Link to={paths.monsterLookup('?filters=all')} replace preventScrollReset>
            Reset
          </Link>
        )}
        <Button type="button" onClick={onClose}>
          <span aria-live="polite">{says}</span>
        </Button>
      </div>
    </Dialog>
  );
}
