import { lazy, Suspense } from 'react';
import { PlanView, type PlanViewProps } from './plan-view';

function fetchPlan() {
  return import('./plan-view');
}

function Lost() {
  return <p role="alert">What was rolled could not be shown. Try again when the line is back.</p>;
}

/** In a browser it comes after the page; the server writes it at once, and what it wrote stays until then. */
const Plan = import.meta.env.SSR
  ? PlanView
  : lazy(() =>
      fetchPlan().then(
        (part) => ({ default: part.PlanView }),
        () => ({ default: Lost }),
      ),
    );

/** Fetches what shows a plan ahead of the first one, so that a fireball needs no line. */
export function fetchPlanAhead(): void {
  fetchPlan().catch(() => undefined);
}

/** What was pressed, before it counts; no first press waits for its look. */
export function LatePlan(props: PlanViewProps) {
  return (
    <Suspense fallback={null}>
      <Plan {...props} />
    </Suspense>
  );
}
