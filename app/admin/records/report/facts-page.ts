import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireAdmin } from '~/account/guard/guards.server';
import { notFound } from '~/platform/answers';
import { privateJson } from '~/platform/json-call.server';
import { jobById } from '../job/jobs-sql.server';
import { factsOf } from '../job/shown-job';

/** GET: the state of an import job, polled by its open page. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireAdmin(context);
  const { db, clock } = context.services;
  const job = await jobById(db, params.id ?? '');
  return job === null ? notFound() : privateJson(factsOf(job, clock.now()));
}
