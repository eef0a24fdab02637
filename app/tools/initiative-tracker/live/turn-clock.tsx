import { useLatePart } from '~/ui/use-late-part';
import type { TurnHandsProps } from './turn-hands';

/** The clock comes when there is time to tell. */
function fetchHands() {
  return import('./turn-hands');
}

/** How long the fight and its turn have taken so far, once they run. */
export function TurnClock(props: TurnHandsProps) {
  const [late] = useLatePart(fetchHands, props.since !== null);
  return late.is === 'here' ? <late.part.TurnHands {...props} /> : null;
}
