import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { notFound } from '~/platform/answers';

/** Turns a refusal of the path guard into its response: a redirect to the gate or to the page about roles, or a 404. */
export function loader({ request }: LoaderFunctionArgs) {
  const to = new URL(request.url).searchParams.get('to') ?? '';
  if (/^\/(access-gate|no-access)\?[^\s\\]*$/.test(to)) throw redirect(to, 303);
  return notFound();
}

export const action = loader;

/** Never rendered; the loader always throws. */
export default function RefusedPage() {
  return null;
}
