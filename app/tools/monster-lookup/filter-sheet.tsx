import { Link } from '@remix-run/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import styles from './search-form.module.css';

export type FilterSheetProps = {
  /** What the filters find: "Show 12 monsters". */
  says: string;
  /** Some filter is in force. */
  mayReset: boolean;
  onClose: () => void;
  /** Its fields, which were in the page until it came, are drawn anew. */
  onDrawn: () => void;
  children: ReactNode;
};

/** The filters in front of a phone's list, which follows them; the way to what they find is at the thumb. */
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
