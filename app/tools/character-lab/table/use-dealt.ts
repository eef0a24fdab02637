import { useCallback, useState } from 'react';

/** Extra damage that was dealt this turn, and the function to note it; null begins a new turn. */
export function useDealt(): [ReadonlySet<string>, (name: string | null) => void] {
  const [dealt, setDealt] = useState<ReadonlySet<string>>(() => new Set());
  const note = useCallback((name: string | null) => {
    setDealt((before) => (name === null ? new Set() : new Set([...before, name])));
  }, []);
  return [dealt, note];
}
