import { TRY_AGAIN } from '~/ui/names';
import { useLatePart } from '~/ui/use-late-part';
import type { MatPaneProps } from './mat-pane';

function fetchPane() {
  return import('./mat-pane');
}

/** The map beside the order, loaded when it is opened. */
export function LateMat(props: MatPaneProps) {
  const [late, again] = useLatePart(fetchPane);
  if (late.is === 'here') return <late.part.MatPane {...props} />;
  if (late.is === 'coming') return <p role="status">Loading the map…</p>;
  return (
    <p role="alert">
      The map could not be loaded.{' '}
      <button type="button" onClick={again}>
        {TRY_AGAIN}
      </button>
    </p>
  );
}
