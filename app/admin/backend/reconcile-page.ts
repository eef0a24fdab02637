import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { requireAdmin } from '~/account/guard/guards.server';
import { adminPaths } from '~/admin-paths';
import { problemJson } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { freshAdmin, freshSignInFirst } from '../act/fresh-admin.server';
import { beginRun, cancelRun, resumeRun, stepRun } from './reconcile-runs.server';

/** The section of Management that shows the reconciliation. */
const BACK = `${adminPaths.management()}?reconcile=1#backend`;

/** A GET redirects to Management's first page, which shows the reconciliation. */
export async function loader({ context }: LoaderFunctionArgs) {
  await requireAdmin(context);
  return redirect(BACK);
}

/** Starts, steps, cancels or resumes the reconciliation of all users, then redirects to where it is shown. */
export async function action({ request, context }: ActionFunctionArgs) {
  const isProgram = request.headers.get('Accept') === 'application/json';
  const admin = await freshAdmin(context);
  if (admin === null) {
    return isProgram
      ? problemJson(403, 'you signed in more than 12 hours ago.')
      : freshSignInFirst(context);
  }
  const { services, requestId } = context;
  const form = await readForm(request);
  const id = String(form.get('id') ?? '');
  switch (form.get('intent')) {
    case 'begin':
      await beginRun(services, { admin, requestId });
      await stepRun(services);
      break;
    case 'step': {
      const run = await stepRun(services);
      if (isProgram) {
        return Response.json(
          { state: run?.state ?? null },
          { headers: { 'Cache-Control': 'no-store' } },
        );
      }
      break;
    }
    case 'cancel':
      await cancelRun(services, id, { admin, requestId });
      break;
    case 'resume':
      await resumeRun(services, id, { admin, requestId });
      await stepRun(services);
      break;
  }
  return redirect(BACK, 303);
}
