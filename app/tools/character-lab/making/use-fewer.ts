import { useState } from 'react';

/** How often a list has lost rows: those below have moved up then, and what stood in their fields is another row's. */
export function useFewer(count: number): number {
  const [seen, setSeen] = useState({ count, fewer: 0 });
  const fewer = seen.fewer + (count < seen.count ? 1 : 0);
  if (count !== seen.count) setSeen({ count, fewer });
  return fewer;
}
