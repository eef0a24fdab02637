import { memo } from 'react';
import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import {
  type ChosenDeedsProps,
  ChosenDeeds as Deeds,
  TogetherForm as Together,
} from './late-parts';

function fetchParts() {
  return import('./late-parts');
}

/** What is done less often with whoever is open, which no first press waits for; who has no scripts finds it written by the server. */
export const ChosenDeeds = memo(function ChosenDeeds(props: ChosenDeedsProps) {
  const [late] = useLatePart(fetchParts, useHydrated());
  if (late.is === 'here') return <late.part.ChosenDeeds {...props} />;
  return <noscript>{import.meta.env.SSR && <Deeds {...props} />}</noscript>;
});

/** Those who are ticked go together, or each for itself; likewise. */
export const TogetherForm = memo(function TogetherForm() {
  const [late] = useLatePart(fetchParts, useHydrated());
  if (late.is === 'here') return <late.part.TogetherForm />;
  return <noscript>{import.meta.env.SSR && <Together />}</noscript>;
});
