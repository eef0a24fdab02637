import type { DungeonMap } from '../map/grid';
import type { Audience } from '../map/squares';

const VERSIONS: Readonly<Record<Audience, string>> = { gm: 'game-master', player: 'players' };

/** The map's name as the name of a file; a file of one version says whose it is, so that none is handed to the wrong table. */
export function fileName(
  map: Pick<DungeonMap, 'name'> | null,
  ending: string,
  audience?: Audience,
  part?: string,
): string {
  const plain = (map?.name ?? '')
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase();
  const words = [plain || 'map', part, audience && VERSIONS[audience]];
  return `${words.filter(Boolean).join('-')}.${ending}`;
}
