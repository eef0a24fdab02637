import { Button } from '~/ui/button';

type LostWordProps = { name: string; onAgain: () => void; onClose: () => void };

/** A word that was to be opened did not come: the statblock stays, and a tray at its foot says why. */
export function LostWord({ name, onAgain, onClose }: LostWordProps) {
  return (
    <section role="alert">
      <p>“{name}” cannot be opened: you are offline.</p>
      <Button type="button" compact onClick={onAgain}>
        Try again
      </Button>
      <Button type="button" kind="plain" compact onClick={onClose}>
        Close
      </Button>
    </section>
  );
}
