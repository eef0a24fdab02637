import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { requireMember } from '~/account/guard/guards.server';
import { paths } from '~/paths';
import { notFound, problemJson } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { putAwayUpload, readUpload } from '~/platform/uploads/upload-rows.server';

/** GET: the user's own file, found only by its row; served with the picture type that its bytes have. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { userId } = await requireMember(context);
  const file = await readUpload(context.services, userId, params.id ?? '');
  if (!file.ok) {
    return file.reason === 'no-answer'
      ? problemJson(503, 'This file cannot be opened right now. Try again in a minute.')
      : notFound();
  }
  return new Response(file.bytes, {
    headers: {
      'Content-Type': file.type,
      'Content-Disposition': 'inline',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, no-store',
      ETag: `"${file.hash}"`,
    },
  });
}

/** DELETE, or POST with `intent` "delete" from a form: soft-deletes the user's own file. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { userId } = await requireMember(context);
  const { db, clock } = context.services;
  const isCall = request.method === 'DELETE';
  if (!isCall && request.method !== 'POST') {
    return problemJson(405, 'Here a file can only be read or deleted.');
  }
  if (!isCall && (await readForm(request)).get('intent') !== 'delete') {
    return problemJson(400, 'This form is out of date. Reload the page and try again.');
  }
  if (!(await putAwayUpload(db, userId, params.id ?? '', clock.now()))) return notFound();
  return isCall ? new Response(null, { status: 204 }) : redirect(paths.settings(), 303);
}
