import { useLatePart } from '~/ui/use-late-part';
import { LostPart } from './lost-part';
import type { PrintDialogProps } from './print-dialog';

/** Loaded when printing is first opened; also kept by a device that saves the page for offline use. */
function fetchPrinting() {
  return import('./print-dialog');
}

/** The print dialog, or why it could not be loaded. */
export function LatePrintDialog(props: PrintDialogProps) {
  const { open, onClose } = props;
  const [late, again] = useLatePart(fetchPrinting, open);
  if (late.is === 'here') return <late.part.PrintDialog {...props} />;
  if (late.is === 'coming' || !open) return null;
  return <LostPart open onClose={onClose} title="Print" onAgain={again} />;
}
