import { Button } from '~/ui/button';
import { useLatePart } from '~/ui/use-late-part';
import type { OtherParts, OtherPartsProps } from './other-parts';
import styles from './table.module.css';

function fetchParts() {
  return import('./other-parts');
}

/** The parts beside the actions; on a poor connection the rest of the sheet stays usable. */
export function LazyParts({
  parts,
  ...props
}: OtherPartsProps & { parts: typeof OtherParts | null }) {
  const [late, again] = useLatePart(fetchParts, parts === null);
  const Parts = parts ?? (late.is === 'here' ? late.part.OtherParts : null);
  if (Parts !== null) return <Parts {...props} />;
  if (late.is === 'coming') return <p role="status">Loading…</p>;
  return (
    <div role="status" className={styles.line}>
      <p>Not loaded. What you did here is saved.</p>
      <Button type="button" kind="quiet" compact onClick={again}>
        Try again
      </Button>
    </div>
  );
}
