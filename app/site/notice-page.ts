import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare';
import { safeNext } from '~/platform/redirect';
import { awayCookie, isNoticeId, noticesAway } from './notice-cookie';

const TEXT = { 'Content-Type': 'text/plain; charset=utf-8' };

/** A notice is dismissed by its form: a GET by a link or an image must not do it. */
export function loader() {
  return new Response('Use the notice’s button to dismiss it.', {
    status: 405,
    headers: { ...TEXT, Allow: 'POST' },
  });
}

/** Dismisses a notice on this device and redirects back; a program that asks for JSON gets a JSON response. */
export function action({ request, context }: ActionFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('id') ?? '';
  if (!isNoticeId(id))
    return new Response('There is no such notice.', { status: 400, headers: TEXT });
  const headers = { 'Set-Cookie': awayCookie(noticesAway(request.headers), id) };
  if (request.headers.get('Accept') === 'application/json') return Response.json({}, { headers });
  const next = safeNext(searchParams.get('next'), context.services.config.APP_ORIGIN);
  return redirect(next, { status: 303, headers });
}
