import { startTransition, useCallback, useEffect, useState } from 'react';

/** A lazy part of the page: loading, loaded, or lost because of the network. */
export type LatePart<Part> = { is: 'coming' } | { is: 'here'; part: Part } | { is: 'lost' };

/**
 * Loads a lazy part of the page once it is wanted; `fetchPart` must be the same function on every render. A network
 * failure affects only this part, and `again` retries.
 */
export function useLatePart<Part>(
  fetchPart: () => Promise<Part>,
  wanted = true,
): [late: LatePart<Part>, again: () => void] {
  const [late, setLate] = useState<LatePart<Part>>({ is: 'coming' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: incrementing `tries` starts another attempt
  useEffect(() => {
    if (!wanted) return;
    let isAwaited = true;
    const settle = (next: LatePart<Part>) => {
      if (isAwaited) startTransition(() => setLate(next));
    };
    fetchPart().then(
      (part) => settle({ is: 'here', part }),
      () => settle({ is: 'lost' }),
    );
    return () => {
      isAwaited = false;
    };
  }, [fetchPart, wanted, tries]);
  const again = useCallback(() => {
    setLate({ is: 'coming' });
    setTries((count) => count + 1);
  }, []);
  return [late, again];
}
