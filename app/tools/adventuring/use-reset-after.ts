import { useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/**
 * Resets a form after its own submission succeeded; refused input stays. Other page updates do not affect what is
 * being typed.
 */
export function useResetAfter(isRefused: boolean) {
  const { state } = useNavigation();
  const ref = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  useEffect(() => {
    if (state !== 'idle' || !isSent.current) return;
    isSent.current = false;
    if (!isRefused) ref.current?.reset();
  }, [state, isRefused]);
  const onSubmit = () => {
    isSent.current = true;
  };
  return { ref, onSubmit };
}
