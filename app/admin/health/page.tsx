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
import { readForm } from '~/platform/form';
import { requireFreshAdmin } from '../act/fresh-admin.server';
import { Management } from '../frame/management';
import { Section } from '../frame/section';
import { DutiesSection } from './duties-section';
import { EventsSection } from './events-section';
import styles from './health.module.css';
import { actOnHealth } from './health-acts.server';
import { HealthDoneNotice } from './health-done';
import { healthFacts } from './health-facts-sql.server';
import { HourChart } from './hour-chart';
import { HourTable } from './hour-table';
import { JobsSection } from './jobs-section';
import { StorageSection } from './storage-section';
import { readStorage } from './storage-sql.server';
import type { HealthPart } from './verdict';
import { VerdictPart } from './verdict-part';
import { VersionsSection } from './versions-section';
import { readVersions } from './versions-sql.server';

export const meta: MetaFunction = ({ matches }) => privateMeta('Health', matches);

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(context);
  const { services, release } = context;
  const { db, clock } = services;
  const now = clock.now();
  const [facts, storage, versions] = await Promise.all([
    healthFacts(db, now),
    readStorage(services),
    readVersions(db),
  ]);
  const done = new URL(request.url).searchParams.get('done');
  return {
    now,
    ...facts,
    storage,
    versions,
    release,
    done,
    code: __APP_VERSION__,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireFreshAdmin(context);
  const done = await actOnHealth(context, admin, await readForm(request));
  return redirect(`${adminPaths.health()}?done=${done}`, 303);
}

/** The health of the product: requests, scheduled jobs, failures, and storage. */
export default function HealthPage() {
  const { now, hours, runs, events, jobs, troubles, storage, versions, release, code, done } =
    useLoaderData<typeof loader>();
  const isFolded = (part: HealthPart) => !troubles.some((one) => one.part === part);
  return (
    <Management part="health" title="Health">
      <HealthDoneNotice done={done} />
      <VerdictPart troubles={troubles} />
      <Section title="Requests" id="requests" folded={isFolded('requests')}>
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
          <summary>Show as a table</summary>
          <HourTable hours={hours} />
        </details>
        <p>
          Counts are at most a minute old and are kept for 90 days. They do not record who asked, or
          for what.
        </p>
      </Section>
      <DutiesSection runs={runs} now={now} folded={isFolded('schedule')} />
      <EventsSection events={events} folded={isFolded('webhooks')} />
      <JobsSection jobs={jobs} folded={isFolded('jobs')} />
      <StorageSection storage={storage} />
      <VersionsSection code={code} release={release} versions={versions} />
    </Management>
  );
}
