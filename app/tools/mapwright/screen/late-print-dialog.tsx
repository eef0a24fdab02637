import { useLatePart } from '~/ui/use-late-part';
import { LostPart } from './lost-part';
import type { PrintDialogProps } from './print-dialog';

/** Printing comes when it is first asked for; a device that keeps the page for later keeps it too. */
function fetchPrinting() {
  return import('./print-dialog');
}

/** The printing dialog, or why there is none now. */
export function LatePrintDialog(props: PrintDialogProps) {
  const { open, onClose } = props;
  const [late, again] = useLatePart(fetchPrinting, open);
  if (late.is === 'here') return <late.part.PrintDialog {...props} />;
  if (late.is === 'coming' || !open) return null;
  return <LostPart open onClose={onClose} title="Print to scale" onAgain={again} />;
}
