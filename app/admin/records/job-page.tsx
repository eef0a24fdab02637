import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData, useRevalidator, useSearchParams } from '@remix-run/react';
import { useEffect } from 'react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAdmin } from '~/account/guard/guards.server';
import { adminPaths } from '~/admin-paths';
import { notFound } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { Notice } from '~/ui/notice';
import { requireFreshAdmin } from '../act/fresh-admin.server';
import { Management } from '../frame/management';
import { JOB_ACTS } from './job/job-acts';
import { doneWords } from './job/job-words';
import { actOnJob, jobById } from './job/jobs-sql.server';
import { factsOf, isUnderWay } from './job/shown-job';
import { firstRecords } from './report/first-records.server';
import { leftAlone, listedLines } from './report/report-rows-sql.server';
import { loadAtOnce } from './run/run-imports.server';
import { FirstRecordsPart } from './screen/first-records-part';
import { JobReport } from './screen/job-report';
import { JobStanding } from './screen/job-standing';

export const meta: MetaFunction = ({ matches }) => privateMeta('An import', matches);

export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireAdmin(context);
  const { db, files, clock } = context.services;
  const job = await jobById(db, params.id ?? '');
  if (job === null) return notFound();
  const isShown = job.dryRun && job.state === 'done';
  const [lines, left, first] = await Promise.all([
    listedLines(db, job.id),
    leftAlone(db, job.id),
    isShown ? firstRecords(files, job) : null,
  ]);
  return { job: factsOf(job, clock.now()), lines, left, first };
}

/** POST `intent`: cancels an import, retries a failed one, loads a dry run for real, or undoes it. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const admin = await requireFreshAdmin(context);
  const { services, requestId } = context;
  const { db, clock } = services;
  const intent = (await readForm(request)).get('intent');
  const act = JOB_ACTS.find((one) => one === intent);
  if (!act)
    return data(
      { problem: 'This form is out of date. Reload the page and try again.' },
      { status: 400 },
    );
  const job = await jobById(db, params.id ?? '');
  if (job === null) return notFound();
  const doer = { at: clock.now(), admin, requestId };
  if (await actOnJob(db, job, act, doer)) {
    await loadAtOnce(services, job);
    return redirect(adminPaths.importJob(job, act), 303);
  }
  const problem = 'That is no longer possible: the import has moved on.';
  return data({ problem }, { status: 409 });
}

const EVERY_MS = 3000;

/** One import: its progress, the result of each line, and the possible actions. */
export default function ImportJobPage() {
  const { job, lines, left, first } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const underWay = isUnderWay(job);
  useEffect(() => {
    if (!underWay) return;
    const timer = setInterval(revalidate, EVERY_MS);
    return () => clearInterval(timer);
  }, [underWay, revalidate]);
  const done = doneWords(search.get('done') ?? '', job);
  return (
    <Management part="records" title={job.fileName ?? job.name}>
      {refused && <Notice tone="problem" announce title={refused.problem} />}
      {done && !refused && (
        <Notice tone="good" announce title={done} dismissTo={adminPaths.importJob(job)} />
      )}
      <JobStanding job={job} />
      <JobReport job={job} lines={lines} left={left} />
      {first && <FirstRecordsPart first={first} />}
    </Management>
  );
}
