import { characterPaths } from '~/character-paths';
import { Way } from '../table/way';

/** The way from a character into a fight of the tracker. */
export function IntoFight({ id }: { id: string }) {
  return (
    <Way icon="sword" to={characterPaths.intoFight({ id })} label="Fight" said="Add to a fight" />
  );
}
