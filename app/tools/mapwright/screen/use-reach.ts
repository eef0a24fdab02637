import { useEffect, useState } from 'react';
import { type Reach, reachOf } from '../map/connectivity';
import type { DungeonMap } from '../map/grid';

/** The map may rest so long before it is walked through anew. */
const REST_MS = 400;

/** How far one comes on foot on the map as it stands now, or null until that is known. */
export function useReach(map: DungeonMap | null): Reach | null {
  const [reach, setReach] = useState<Reach | null>(null);
  useEffect(() => {
    if (map === null) return;
    const timer = setTimeout(() => setReach(reachOf(map)), REST_MS);
    return () => clearTimeout(timer);
  }, [map]);
  return reach;
}
