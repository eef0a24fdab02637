import { encounterPaths } from '~/encounter-paths';
import { simulatorSearch } from '~/encounters/simulator-search';
import { fightPaths } from '~/fight-paths';
import type { MapPrep, RoomFoe } from '~/maps/map/room-text';
import { paths } from '~/paths';

export type RoomFight = {
  foes: readonly RoomFoe[];
  /** Its number and name, as the fight is called. */
  number: number;
  name: string;
  prep: Pick<MapPrep, 'edition' | 'characters' | 'level'>;
  /** The id of the saved map that it belongs to; null while it is not saved. */
  mapId: string | null;
};

/** The addresses that open the fight of a room in the encounter builder, the simulator and the tracker. */
export function roomLinks({ foes, number, name, prep, mapId }: RoomFight) {
  const { edition, characters, level } = prep;
  const monsters = foes.map(({ id, count }) => `${id}:${count}`).join(',');
  const place: Record<string, string> =
    mapId === null || number > 9999 ? {} : { map: mapId, room: String(number) };
  const builder = new URLSearchParams({
    edition,
    party: `${characters}x${level}`,
    monsters,
    ...place,
  });
  const title = `Room ${number}: ${name}`.slice(0, 100);
  const tracker = new URLSearchParams({ monsters, edition, name: title, ...place });
  const simulated = simulatorSearch({
    edition,
    rows: foes.map(({ id, count }) => ({ id, count, side: 'foes' as const, round: null })),
    partyId: null,
    groups: [{ level, count: characters }],
    characters: [],
  });
  return {
    builder: encounterPaths.builder(`?${builder}`),
    simulator: `${paths.battleSimulator()}${simulated}`,
    tracker: fightPaths.newFight(`?${tracker}`),
  };
}
