import { characterPaths } from '~/character-paths';
import { Way } from '../table/way';

/** A link to add a character to a fight of the tracker. */
export function IntoFight({ id }: { id: string }) {
  return (
    <Way icon="sword" to={characterPaths.intoFight({ id })} label="Fight" said="Add to a fight" />
  );
}
