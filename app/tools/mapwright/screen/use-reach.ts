import { useEffect, useState } from 'react';
import { type Reach, reachOf } from '~/maps/map/connectivity';
import type { DungeonMap } from '~/maps/map/grid';

/** How long the map must be idle before its reachability is computed again. */
const REST_MS = 400;

/** What can be reached on the current map; null until that is known. */
export function useReach(map: DungeonMap | null): Reach | null {
  const [reach, setReach] = useState<Reach | null>(null);
  useEffect(() => {
    if (map === null) return;
    const timer = setTimeout(() => setReach(reachOf(map)), REST_MS);
    return () => clearTimeout(timer);
  }, [map]);
  return reach;
}
