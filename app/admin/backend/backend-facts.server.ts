import { entitlementAnswer } from '~/account/person/entitlement-answer';
import type { Person } from '~/account/person/person';
import { askHealth } from '~/platform/health.server';
import type { Services } from '~/platform/services.server';
import { lastRun } from './reconcile-runs.server';

const asJson = (value: unknown): string => JSON.stringify(value, null, 2);

/** The data of the backend section: what the query asks for, and the state of the last reconciliation. */
export async function backendFacts(services: Services, person: Person, search: URLSearchParams) {
  const { clock, db } = services;
  const began = clock.now();
  const wantsHealth = search.has('fetch') || search.has('ping');
  const [health, run] = await Promise.all([wantsHealth ? askHealth(services) : null, lastRun(db)]);
  return {
    run,
    fetched: search.has('fetch')
      ? [
          { path: '/me/entitlements', text: asJson(entitlementAnswer(person.plan, clock.now())) },
          { path: '/health', text: asJson(health) },
        ]
      : null,
    ping: search.has('ping') ? { ms: health?.status === 'ok' ? clock.now() - began : null } : null,
  };
}

export type BackendFacts = Awaited<ReturnType<typeof backendFacts>>;
