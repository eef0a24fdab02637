import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { PressForm, TablePart } from './table-part';

/** Everything stands still for a while. */
export function PausePart({ isPaused }: { isPaused: boolean }) {
  return (
    <TablePart at="pause" title="Pause">
      <p className={layout.soft}>
        {isPaused
          ? 'The time of the turn stands still, and players can do nothing.'
          : 'A break stops the time of the turn, and players can do nothing until you go on.'}
      </p>
      <PressForm at="pause">
        <input type="hidden" name="on" value={isPaused ? '' : '1'} />
        <Button kind="quiet" icon={isPaused ? 'play' : 'pause'} name="intent" value="table:pause">
          {isPaused ? 'Go on' : 'Pause the fight'}
        </Button>
      </PressForm>
    </TablePart>
  );
}
