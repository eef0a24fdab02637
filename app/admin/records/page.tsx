import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAdmin } from '~/account/guard/guards.server';
import { adminPaths } from '~/admin-paths';
import { monsterFields, spellFields } from '~/compendium/records/record-fields';
import { EmptyState } from '~/ui/empty-state';
import layout from '~/ui/layout.module.css';
import { Pagination } from '~/ui/pagination';
import { requireFreshAdmin } from '../act/fresh-admin.server';
import { Management } from '../frame/management';
import { Section } from '../frame/section';
import { FieldsPart } from './example/fields-part';
import { type JobPlace, listJobs } from './job/jobs-sql.server';
import { RECORD_KINDS } from './job/record-kinds';
import { factsOf } from './job/shown-job';
import { DataLoader } from './screen/data-loader';
import { JobsTable } from './screen/jobs-table';
import { takeForm } from './upload/take-form.server';

export const meta: MetaFunction = ({ matches }) => privateMeta('Records', matches);

export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(context);
  const { db, clock } = context.services;
  const before = placeIn(new URL(request.url).searchParams.get('before') ?? '');
  const { jobs, next } = await listJobs(db, before);
  const now = clock.now();
  return {
    jobs: jobs.map((job) => factsOf(job, now)),
    next,
    isLater: before !== null,
    fields: { monsters: monsterFields(), spells: spellFields() },
  };
}

/** Parses the page cursor `time.id`; null when it is invalid. */
function placeIn(text: string): JobPlace | null {
  const [, at = '', id = ''] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text) ?? [];
  return id === '' ? null : { at: Number(at), id };
}

/** A records file sent by a form, for browsers without scripts. */
export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireFreshAdmin(context);
  const { services, requestId } = context;
  const doer = { at: services.clock.now(), admin, requestId };
  const taken = await takeForm(request, context, doer);
  if (taken.ok) return redirect(adminPaths.importJob(taken, 'uploaded'), 303);
  const { status, problem, kind, dryRun } = taken;
  return data({ problem, kind, dryRun }, { status });
}

/** Imports records files, and lists former imports. */
export default function RecordsPage() {
  const { jobs, next, isLater, fields } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <Management part="records" title="Records">
      <Section title="Data loader" screenOnly>
        <p className={layout.soft}>
          Records are matched by source and slug: new ones are added, others changed, equal ones
          left alone. The site’s own records never change. Each of the last 20 imports can be undone
          for 30 days; the last 20 files are kept for up to 90 days.
        </p>
        <DataLoader refused={refused} />
        <div id="fields" className={layout.stack}>
          <p className={layout.soft}>
            A line needs few fields: <code>ac</code> and <code>hp</code> may be one number,{' '}
            <code>index</code> stands for <code>slug</code>, and the answers of /monsters and
            /spells load as they are.
          </p>
          {RECORD_KINDS.map((kind) => (
            <FieldsPart key={kind} kind={kind} fields={fields[kind]} />
          ))}
        </div>
      </Section>
      <Section title="Imports">
        {jobs.length === 0 ? (
          <EmptyState icon="upload" title={isLater ? 'No earlier imports' : 'No imports yet'}>
            <p>Your uploads are listed here, with the result of each line.</p>
          </EmptyState>
        ) : (
          <JobsTable jobs={jobs} />
        )}
        {(next !== null || isLater) && (
          <Pagination
            label="Pages of imports"
            previous={isLater ? adminPaths.records() : null}
            next={next === null ? null : adminPaths.recordsBefore(next)}
          />
        )}
      </Section>
    </Management>
  );
}
