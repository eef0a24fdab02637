import { useLatePart } from '~/ui/use-late-part';
import type { TurnHandsProps } from './turn-hands';

/** Loaded when there is a time to show. */
function fetchHands() {
  return import('./turn-hands');
}

/** The time that the fight and its current turn have taken, once they run. */
export function TurnClock(props: TurnHandsProps) {
  const [late] = useLatePart(fetchHands, props.since !== null);
  return late.is === 'here' ? <late.part.TurnHands {...props} /> : null;
}
