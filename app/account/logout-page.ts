import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { signOut } from './leaving/sign-out.server';

/** Signing out changes state, so a GET by a link or an image must not do it. */
export function loader() {
  return new Response('Use the Logout button to sign out.', {
    status: 405,
    headers: { Allow: 'POST', 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

export function action({ request, context }: ActionFunctionArgs) {
  return signOut(request, context);
}
