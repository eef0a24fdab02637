import { useContext, useEffect, useId, useRef } from 'react';
import { Settled } from './use-shown-picks';

type Kept = {
  /** Of the field. */
  id: string;
  onBlur: () => void;
};

/**
 * A field that begins with what is kept, shows what one types, and what is kept once that is something else: as soon as nothing is
 * under way and one is in another field, so that it never changes beneath a hand that types.
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
