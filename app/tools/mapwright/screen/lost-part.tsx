import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Notice } from '~/ui/notice';

type LostPartProps = { open: boolean; onClose: () => void; title: string; onAgain: () => void };

/** Stands in for a dialog that the line was lost for; the page around it goes on. */
export function LostPart({ open, onClose, title, onAgain }: LostPartProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <Notice tone="problem" announce>
        <p>This part of the page could not be loaded. Your drawing stays here.</p>
        <p>
          <Button type="button" kind="quiet" compact onClick={onAgain}>
            Try again
          </Button>
        </p>
      </Notice>
    </Dialog>
  );
}
