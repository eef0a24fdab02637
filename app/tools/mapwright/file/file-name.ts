import type { DungeonMap } from '~/maps/map/grid';
import type { Audience } from '~/maps/map/squares';

const VERSIONS: Readonly<Record<Audience | 'table', string>> = {
  gm: 'game-master',
  player: 'players',
  table: 'virtual-table',
};

/** The file name from the map's name; a file for one audience says so, to avoid giving players the wrong one. */
export function fileName(
  map: Pick<DungeonMap, 'name'> | null,
  ending: string,
  audience?: Audience | 'table',
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
