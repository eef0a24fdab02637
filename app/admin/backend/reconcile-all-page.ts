import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { reconcileStep } from '~/billing/reconcile.server';
import { problemJson } from '~/platform/answers';
import { auditRow } from '../act/audit-row.server';
import { requireFreshAdmin } from '../act/fresh-admin.server';

const SUBSCRIPTION_ID = /^sub_\w{1,128}$/;

/**
 * POST /admin/reconcile-all: compares a hundred subscriptions with the records and syncs those that differ, for an
 * admin. `next` in the query continues where the last response ended: `{ ensured, next }` [specification 7].
 */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return problemJson(405, 'This address only takes POST.');
  const admin = await requireFreshAdmin(context);
  const { services, requestId } = context;
  const next = new URL(request.url).searchParams.get('next');
  if (next !== null && !SUBSCRIPTION_ID.test(next)) {
    return problemJson(400, 'There is no such point to resume from.');
  }
  const subject = { kind: 'product' as const, id: 'reconcile-all' };
  const act = next === null ? 'Run reconcile' : 'Go on with reconcile';
  const facts = { at: services.clock.now(), admin, requestId, act, subject, always: true };
  await auditRow(services.db, { ...facts, after: { from: next } }).run();
  try {
    const step = await reconcileStep(services, next);
    return Response.json(step, { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    if (!services.payments?.isTrouble(error)) throw error;
    services.log.error('reconcile', error);
    return problemJson(502, 'The payment provider did not answer.');
  }
}

/** A GET is not supported. */
export function loader() {
  return problemJson(405, 'This address only takes POST.');
}
