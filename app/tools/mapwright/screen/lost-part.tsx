import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { TRY_AGAIN } from '~/ui/names';
import { Notice } from '~/ui/notice';

type LostPartProps = { open: boolean; onClose: () => void; title: string; onAgain: () => void };

/** Shown instead of a dialog that could not be loaded; the rest of the page keeps working. */
export function LostPart({ open, onClose, title, onAgain }: LostPartProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <LostNotice onAgain={onAgain} />
    </Dialog>
  );
}

/** Reports that a part of the page could not be loaded, and offers to retry. */
export function LostNotice({ onAgain }: Pick<LostPartProps, 'onAgain'>) {
  return (
    <Notice tone="problem" announce>
      <p>This part of the page could not load. Your drawing is still here.</p>
      <p>
        <Button type="button" kind="quiet" compact onClick={onAgain}>
          {TRY_AGAIN}
        </Button>
      </p>
    </Notice>
  );
}
