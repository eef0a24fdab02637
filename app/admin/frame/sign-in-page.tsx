import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAdmin } from '~/account/guard/guards.server';
import { adminPaths } from '~/admin-paths';
import { paths } from '~/paths';
import { safeNext } from '~/platform/redirect';
import { LinkButton } from '~/ui/button';
import layout from '~/ui/layout.module.css';

export const meta: MetaFunction = ({ matches }) => privateMeta('Sign in again', matches);

export async function loader({ context }: LoaderFunctionArgs) {
  await requireAdmin(context);
  const { url } = context.account;
  return { next: safeNext(url.searchParams.get('next') ?? adminPaths.management(), url.origin) };
}

/** Says why nothing was changed, with a link to sign in again. */
export default function SignInAfreshPage() {
  const { next } = useLoaderData<typeof loader>();
  return (
    <main id="main" className={layout.stack}>
      <h1>Sign in again</h1>
      <p className={layout.lead}>
        Nothing was changed: your sign-in is too old for this. Sign in again, and you come back to
        where you were. Changes here need a sign-in within the last 12 hours; administrator rights
        one within the last 15 minutes.
      </p>
      <p>
        <LinkButton to={paths.loginAnew(next)} reloadDocument>
          Sign in again
        </LinkButton>
      </p>
    </main>
  );
}
