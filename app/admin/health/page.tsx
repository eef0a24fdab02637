import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAdmin } from '~/account/guard/guards.server';
import { adminPaths } from '~/admin-paths';
import { failedEvents } from '~/billing/failed-events-sql.server';
import { readForm } from '~/platform/form';
import { hourOf } from '~/platform/hour-counts';
import { countsOfHours } from '~/platform/hour-counts-sql.server';
import { requireFreshAdmin } from '../act/fresh-admin.server';
import { Management } from '../frame/management';
import { Section } from '../frame/section';
import { DutiesSection } from './duties-section';
import { keptRuns } from './duty-runs-sql.server';
import { EventsSection } from './events-section';
import { failedJobs } from './failed-jobs-sql.server';
import styles from './health.module.css';
import { actOnHealth } from './health-acts.server';
import { HealthDoneNotice } from './health-done';
import { HourChart } from './hour-chart';
import { HourTable } from './hour-table';
import { everyHour } from './hours';
import { JobsSection } from './jobs-section';
import { StorageSection } from './storage-section';
import { readStorage } from './storage-sql.server';
import { VersionsSection } from './versions-section';
import { readVersions } from './versions-sql.server';

const HOURS = 48;

export const meta: MetaFunction = ({ matches }) => privateMeta('Health', matches);

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(context);
  const { services, release } = context;
  const { db, clock } = services;
  const now = clock.now();
  const [counts, runs, events, jobs, storage, versions] = await Promise.all([
    countsOfHours(db, { hours: HOURS, now }),
    keptRuns(db),
    failedEvents(db, now),
    failedJobs(db),
    readStorage(services),
    readVersions(db),
  ]);
  const hours = everyHour(counts, { last: hourOf(now), hours: HOURS });
  const done = new URL(request.url).searchParams.get('done');
  return {
    ...{ now, hours, runs, events, jobs, storage, versions, release, done },
    code: __APP_VERSION__,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireFreshAdmin(context);
  const done = await actOnHealth(context, admin, await readForm(request));
  return redirect(`${adminPaths.health()}?done=${done}`, 303);
}

/** How the product is: what was asked of it, what it does by itself, what failed, and what it stores. */
export default function HealthPage() {
  const { now, hours, runs, events, jobs, storage, versions, release, code, done } =
    useLoaderData<typeof loader>();
  return (
    <Management part="health" title="Health">
      <HealthDoneNotice done={done} />
      <Section title="Requests" id="requests">
        <HourChart hours={hours} />
        <ul className={styles.legend}>
          <li>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <rect className={styles.requests} width="10" height="10" />
            </svg>
            Requests
          </li>
          <li>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <path className={styles.errors} d="M0 0H10L5 10Z" />
            </svg>
            Failed (500 and above)
          </li>
        </ul>
        <details className={styles.hours}>
          <summary>The hours as a table</summary>
          <HourTable hours={hours} />
        </details>
        <p>
          Counts are a minute old at most, and kept for 90 days. They say nothing of who asked, or
          for what.
        </p>
      </Section>
      <DutiesSection runs={runs} now={now} />
      <EventsSection events={events} />
      <JobsSection jobs={jobs} />
      <StorageSection storage={storage} />
      <VersionsSection code={code} release={release} versions={versions} />
    </Management>
  );
}
