import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { useFight } from './fight-facts';

/** Pauses or resumes the fight; one button, also used by a key and the palette. */
export function PauseForm() {
  const isPaused = Boolean(useFight().fight.paused);
  return (
    <form method="post" data-print="no">
      <input type="hidden" name="on" value={isPaused ? '' : '1'} />
      <Button
        kind="plain"
        icon={isPaused ? 'play' : 'pause'}
        name="intent"
        value="table:pause"
        compact
        title="Pause or resume (W)"
      >
        {isPaused ? 'Resume' : 'Pause the fight'}
      </Button>
    </form>
  );
}

/** The notice that the fight is paused. */
export function Paused() {
  return (
    <Notice
      tone="warning"
      title="The fight is paused: the turn timer stands still, and players cannot act."
    >
      <PauseForm />
    </Notice>
  );
}
