import { useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** Empties a form once what it sent was done; what was refused stays. Whatever else comes in takes nothing of what one is typing. */
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
