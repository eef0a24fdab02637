import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import { PlanView, type PlanViewProps } from './plan-view';

function fetchPlan() {
  return import('./plan-view');
}

/** Fetches what shows a plan ahead of the first one, so that a fireball needs no line. */
export function fetchPlanAhead(): void {
  fetchPlan().catch(() => undefined);
}

/** What was pressed, before it counts; no first press waits for its look. Who has no scripts finds it written by the server. */
export function LatePlan(props: PlanViewProps) {
  const [late] = useLatePart(fetchPlan, useHydrated());
  switch (late.is) {
    case 'here':
      return <late.part.PlanView {...props} />;
    case 'lost':
      return <p role="alert">The rolls could not be shown. Try again when you are back online.</p>;
    case 'coming':
      return <noscript>{import.meta.env.SSR && <PlanView {...props} />}</noscript>;
  }
}
