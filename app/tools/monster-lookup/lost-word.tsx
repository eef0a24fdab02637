import { Button } from '~/ui/button';
import { CLOSE, TRY_AGAIN } from '~/ui/names';

type LostWordProps = { name: string; onAgain: () => void; onClose: () => void };

/** A message that a word could not be opened, below the statblock. */
export function LostWord({ name, onAgain, onClose }: LostWordProps) {
  return (
    <section role="alert">
      <p>“{name}” cannot be opened: you are offline.</p>
      <Button type="button" compact onClick={onAgain}>
        {TRY_AGAIN}
      </Button>
      <Button type="button" kind="plain" compact onClick={onClose}>
        {CLOSE}
      </Button>
    </section>
  );
}
