import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import { PlanView, type PlanViewProps } from './plan-view';

function fetchPlan() {
  return import('./plan-view');
}

/** Prefetches the preview component before its first use, so that it also works offline. */
export function fetchPlanAhead(): void {
  fetchPlan().catch(() => undefined);
}

/** The preview of an action, loaded after hydration; for pages without scripts the server renders it. */
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
