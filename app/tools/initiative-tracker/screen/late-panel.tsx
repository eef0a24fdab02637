import { type ComponentType, lazy, Suspense } from 'react';
import {
  type ChosenDeedsProps,
  ChosenDeeds as Deeds,
  TogetherForm as Together,
} from './late-parts';

function Lost() {
  return null;
}

/** In a browser these come after the page; the server writes them at once, and what it wrote stays until then. */
const fetchParts = () => import('./late-parts');
const LateDeeds = import.meta.env.SSR
  ? Deeds
  : lazy<ComponentType<ChosenDeedsProps>>(() =>
      fetchParts().then(
        (part) => ({ default: part.ChosenDeeds }),
        () => ({ default: Lost }),
      ),
    );
const LateTogether = import.meta.env.SSR
  ? Together
  : lazy<ComponentType>(() =>
      fetchParts().then(
        (part) => ({ default: part.TogetherForm }),
        () => ({ default: Lost }),
      ),
    );

/** What is done less often with whoever is open, which no first press waits for. */
export function ChosenDeeds(props: ChosenDeedsProps) {
  return (
    <Suspense>
      <LateDeeds {...props} />
    </Suspense>
  );
}

/** Those who are ticked go together, or each for itself. */
export function TogetherForm() {
  return (
    <Suspense>
      <LateTogether />
    </Suspense>
  );
}
