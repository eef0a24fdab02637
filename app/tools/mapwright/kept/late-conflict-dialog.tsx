import { useLatePart } from '~/ui/use-late-part';
import { LostPart } from '../screen/lost-part';
import type { ConflictDialogProps } from './conflict-dialog';

/** Conflicts are rare, so that the dialog is loaded only when needed. */
function fetchConflict() {
  return import('./conflict-dialog');
}

/** Both versions of a map, or why they cannot be shown now. */
export function LateConflictDialog(props: ConflictDialogProps) {
  const [late, again] = useLatePart(fetchConflict);
  if (late.is === 'here') return <late.part.ConflictDialog {...props} />;
  if (late.is === 'coming') return null;
  const title = 'This map was changed elsewhere';
  return <LostPart open onClose={props.onClose} title={title} onAgain={again} />;
}
