import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { paths } from '~/paths';
import { safeNext } from '~/platform/redirect';
import { LinkButton } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { privateMeta } from './page-heading';

const TEXTS = {
  role: {
    title: 'Access restricted',
    text: "Your account doesn't have permission to view this page.",
  },
  other: {
    title: 'Access denied',
    text: 'You need to be signed in (and may need the right role) to view this page.',
  },
} as const;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  privateMeta(TEXTS[data?.reason ?? 'other'].title, matches);

/** Says that a page is not for this account, or not without one [specification 2]. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const reason: keyof typeof TEXTS = searchParams.get('reason') === 'role' ? 'role' : 'other';
  const next = safeNext(searchParams.get('next'), context.services.config.APP_ORIGIN);
  return { reason, next };
}

export default function NoAccessPage() {
  const { reason, next } = useLoaderData<typeof loader>();
  const { title, text } = TEXTS[reason];
  return (
    <main id="main" className={`${layout.page} ${layout.narrow} ${layout.stack} ${layout.loose}`}>
      <h1>{title}</h1>
      <p className={layout.lead}>{`${title} — ${text}`}</p>
      <div className={layout.row}>
        <LinkButton to={paths.login(next)} icon="user" prefetch="none">
          Log in
        </LinkButton>
        <LinkButton kind="quiet" to={paths.home()}>
          Go Home
        </LinkButton>
      </div>
      <p>
        Do you think you should have access? <Link to={paths.contact()}>Write to us</Link>.
      </p>
    </main>
  );
}
