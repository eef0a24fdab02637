import { useState } from 'react';

/** Counts how often a list became shorter: the rows below then move up, so their fields must be re-created. */
export function useFewer(count: number): number {
  const [seen, setSeen] = useState({ count, fewer: 0 });
  const fewer = seen.fewer + (count < seen.count ? 1 : 0);
  if (count !== seen.count) setSeen({ count, fewer });
  return fewer;
}
