import { startTransition, useEffect, useState } from 'react';
import type { DungeonMap } from '~/maps/map/grid';
import type { RoomEntry } from '../key/room-key';
import type { MapWorkers } from './use-workers';

/** How long the map must be idle before its key is written again. */
const REST_MS = 400;

/** The key of the current map; null until the Web Worker has written one. */
export function useRoomKey(
  workers: { current: MapWorkers | null },
  map: DungeonMap | null,
  seed: string,
): RoomEntry[] | null {
  const [key, setKey] = useState<RoomEntry[] | null>(null);
  useEffect(() => {
    if (map === null) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const answer = await workers.current?.askMap({ kind: 'key', map, seed }).catch(() => null);
      // Hundreds of lines: a stroke meanwhile goes first.
      if (answer?.kind === 'key' && !isOver) startTransition(() => setKey(answer.entries));
    }, REST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [workers, map, seed]);
  return key;
}
