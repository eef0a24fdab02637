import type { CompiledAim } from '../arena/effect-kinds';
import type { Kind } from '../arena/kind';

export function fits(aim: CompiledAim, kind: Kind): boolean {
  return (
    (aim.types === 0 || (kind.typeBit & aim.types) !== 0) && (kind.typeBit & aim.notTypes) === 0
  );
}
