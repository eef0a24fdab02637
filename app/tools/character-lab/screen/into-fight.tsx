import { characterPaths } from '~/character-paths';
import { LinkButton } from '~/ui/button';

/** The way from a character into a fight of the tracker. */
export function IntoFight({ id }: { id: string }) {
  return (
    <LinkButton
      kind="quiet"
      compact
      icon="sword"
      to={characterPaths.intoFight({ id })}
      reloadDocument
      aria-label="Take into a fight"
    >
      <span>Fight</span>
    </LinkButton>
  );
}
