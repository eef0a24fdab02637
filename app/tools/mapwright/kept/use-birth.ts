import { useRef, useState } from 'react';

/** The id under which a new map was submitted, and the name it was submitted under: '' for the map's own name. */
export type Birth = { id: string; as: string };

/**
 * The id under which a new map was submitted, until it is known to be saved: submitted again, even after a reload, it
 * creates only one map.
 */
export function useBirth() {
  const [sent, setSent] = useState<Birth | null>(null);
  const latest = useRef<Birth | null>(null);

  function note(birth: Birth | null): void {
    latest.current = birth;
    setSent(birth);
  }

  return {
    /** The submitted map that has no response yet, or null. */
    sent,
    /** The current id, for callbacks that started earlier. */
    idNow: () => latest.current?.id ?? null,
    note,
    forget: () => note(null),
    /** The form fields for a new map. */
    fieldsOf(as: string): Record<string, string> {
      const before = latest.current;
      if (before?.as === as) return { new: before.id, again: '1' };
      const birth = { as, id: crypto.randomUUID() };
      note(birth);
      return { new: birth.id };
    },
  };
}
