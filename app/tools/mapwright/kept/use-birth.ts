import { useRef, useState } from 'react';

/** The id under which a new map was sent to be kept, and what it was to be called: '' as it is called on the board. */
export type Birth = { id: string; as: string };

/**
 * Under which id a new map was sent, until it is known to be kept: asked for again, after a reload too, it is one map and not
 * two.
 */
export function useBirth() {
  const [sent, setSent] = useState<Birth | null>(null);
  const latest = useRef<Birth | null>(null);

  function note(birth: Birth | null): void {
    latest.current = birth;
    setSent(birth);
  }

  return {
    /** What was sent and is not answered; null when nothing is. */
    sent,
    /** The same at this moment, for work that began a while ago. */
    idNow: () => latest.current?.id ?? null,
    note,
    forget: () => note(null),
    /** What the form of a new map says of it. */
    fieldsOf(as: string): Record<string, string> {
      const before = latest.current;
      if (before?.as === as) return { new: before.id, again: '1' };
      const birth = { as, id: crypto.randomUUID() };
      note(birth);
      return { new: birth.id };
    },
  };
}
