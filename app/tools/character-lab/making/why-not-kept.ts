import type { Sent } from '~/platform/send-form';

const NO_LINE = 'Offline. What you chose is not saved yet. It will be when you are back online.';
const NOT_TAKEN =
  'What you chose is still here, but not saved yet: you may be signed out. Sign in in another tab, then change something here.';
const REFUSED = 'This could not be saved. Reload the page to see the saved character.';

/** A sentence for why a step was not saved when the endpoint did not respond itself, and whether it is sent again. */
export function whyNotKept(sent: Sent): { problem: string; again: boolean } {
  switch (sent.kind) {
    case 'no-line':
      return { problem: NO_LINE, again: true };
    case 'not-taken':
      return { problem: NOT_TAKEN, again: true };
    case 'answered': {
      if (sent.status >= 500) return { problem: NO_LINE, again: true };
      const { error } = Object(sent.body);
      return { problem: typeof error === 'string' ? error : REFUSED, again: false };
    }
  }
}
