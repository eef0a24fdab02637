import { useContext, useEffect, useId, useRef } from 'react';
import { Settled } from './use-shown-picks';

type Kept = {
  /** The id of the field. */
  id: string;
  onBlur: () => void;
};

/**
 * A field that starts with the stored value, shows what the user types, and takes a new stored value only when nothing
 * is pending and the focus is elsewhere, so that it never changes while the user types.
 */
export function useKept(kept: string | boolean): Kept {
  const id = useId();
  const { settled } = useContext(Settled);
  const known = useRef(kept);
  const isOwed = useRef(false);
  useEffect(() => {
    if (!settled || known.current === kept) return;
    known.current = kept;
    const field = document.getElementById(id);
    isOwed.current = field === document.activeElement;
    if (!isOwed.current) put(field, kept);
  }, [id, kept, settled]);

  function handleBlur() {
    if (isOwed.current && settled) put(document.getElementById(id), known.current);
    isOwed.current = false;
  }
  return { id, onBlur: handleBlur };
}

function put(field: HTMLElement | null, kept: string | boolean): void {
  if (typeof kept === 'boolean') {
    if (field instanceof HTMLInputElement) field.checked = kept;
  } else if (
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  ) {
    field.value = kept;
  }
}
