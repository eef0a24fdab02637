import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare';
import { readForm } from '~/platform/form';
import { preferencesCookie, readPreferences } from '~/platform/preferences';
import { safeNext } from '~/platform/redirect';
import { EDITION_CHOICES } from '~/rules/edition';

const TEXT = { 'Content-Type': 'text/plain; charset=utf-8' };

/** Choosing sets a cookie, so a GET by a link or an image must not do it. */
export function loader() {
  return new Response('Use the edition buttons on a list.', {
    status: 405,
    headers: { ...TEXT, Allow: 'POST' },
  });
}

/**
 * Stores the edition chosen on a list, and redirects back there. The list's address also contains it, so that the
 * choice works without cookies and can be shared.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const edition = EDITION_CHOICES.find((choice) => choice === form.get('edition'));
  if (edition === undefined) {
    return new Response('Choose 2014, 2024 or both.', { status: 400, headers: TEXT });
  }
  const next = form.get('next');
  const { APP_ORIGIN } = context.services.config;
  const list = new URL(safeNext(typeof next === 'string' ? next : null, APP_ORIGIN), APP_ORIGIN);
  list.searchParams.delete('cursor');
  list.searchParams.set('edition', edition);
  const cookie = preferencesCookie({ ...readPreferences(request.headers), edition });
  return redirect(list.pathname + list.search, { status: 303, headers: { 'Set-Cookie': cookie } });
}
