import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { notFound } from '~/platform/answers';

/** Passes a refusal of the path guard on: to the gate, to the page about roles, or as the missing page. */
export function loader({ request }: LoaderFunctionArgs) {
  const to = new URL(request.url).searchParams.get('to') ?? '';
  if (/^\/(access-gate|no-access)\?[^\s\\]*$/.test(to)) throw redirect(to, 303);
  return notFound();
}

export const action = loader;

/** Never shown. */
export default function RefusedPage() {
  return null;
}
