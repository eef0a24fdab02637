import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireAccess, requireUser } from '~/account/guard/guards.server';
import { notFound } from '~/platform/answers';
import { keptRecords } from './take/kept-records-sql.server';
import { isTakeForm } from './take/take-forms';
import { takenAnswer } from './take/taken-answer.server';

/**
 * GET: one of the user's own creatures as a file: `own`, `pdf`, `png`, `homebrewery`, `improved-initiative`, `foundry`
 * or `csv`.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAccess(context);
  const { userId } = await requireUser(context);
  if (!isTakeForm(params.form)) return notFound();
  const records = await keptRecords(context.services, userId, { ids: [params.id ?? ''] });
  if (records.length === 0) return notFound();
  return takenAnswer(request, records, params.form, context.services.clock.now());
}
