import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireAdmin } from '~/account/guard/guards.server';
import { notFound } from '~/platform/answers';
import { csvHeaders } from '~/platform/csv';
import { isRecordKind } from '../job/record-kinds';
import { exampleFile } from './example-records';

/** An example records file, which imports without errors. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireAdmin(context);
  const { kind } = params;
  if (!isRecordKind(kind)) return notFound();
  return new Response(exampleFile(kind), {
    headers: { ...csvHeaders(`example-${kind}.ndjson`), 'Content-Type': 'application/x-ndjson' },
  });
}
