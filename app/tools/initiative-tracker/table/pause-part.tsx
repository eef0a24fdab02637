import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { PressForm, TablePart } from './table-part';

/** Pauses or resumes the fight. */
export function PausePart({ isPaused }: { isPaused: boolean }) {
  return (
    <TablePart at="pause" title="Pause">
      <p className={layout.soft}>
        {isPaused
          ? 'The turn timer stands still, and players cannot act.'
          : 'A pause stops the turn timer, and players can do nothing until you resume.'}
      </p>
      <PressForm at="pause">
        <input type="hidden" name="on" value={isPaused ? '' : '1'} />
        <Button kind="quiet" icon={isPaused ? 'play' : 'pause'} name="intent" value="table:pause">
          {isPaused ? 'Resume' : 'Pause the fight'}
        </Button>
      </PressForm>
    </TablePart>
  );
}
