import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireAdmin } from '~/account/guard/guards.server';
import { notFound, notNow } from '~/platform/answers';
import { csvHeaders } from '~/platform/csv';
import { jobById } from '../job/jobs-sql.server';

/** The uploaded records file, as long as it is kept; found only by its job. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireAdmin(context);
  const { db, files } = context.services;
  const job = await jobById(db, params.id ?? '');
  if (job === null || job.objectKey === null || job.state === 'uploading') return notFound();
  const file = await files
    .get(job.objectKey)
    .catch(() => notNow('This file cannot be opened right now. Try again in a minute.'));
  if (file === null) return notFound();
  return new Response(file.body, {
    headers: {
      ...csvHeaders(job.name),
      'Content-Type': 'application/x-ndjson',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  });
}
