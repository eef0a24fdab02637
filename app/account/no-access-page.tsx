import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { gateFacts } from './gate/gate-facts.server';
import { privateMeta } from './gate/page-heading';

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
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('reason');
  const facts = await gateFacts(request, context);
  // Whoever is signed in can lack a role and nothing else.
  const reason: keyof typeof TEXTS = asked === 'role' || facts.signedIn ? 'role' : 'other';
  // Whoever lacks a role has an account already: nothing to promise them for making one.
  return { ...facts, reason, words: facts.gets === null ? facts.words : null };
}

export default function NoAccessPage() {
  const { reason, next, signedIn, words, demonstration } = useLoaderData<typeof loader>();
  const { title, text } = TEXTS[reason];
  return (
    <main id="main" className={`${layout.page} ${layout.narrow} ${layout.stack} ${layout.loose}`}>
      <h1>{title}</h1>
      <p className={layout.lead}>{`${title} — ${text}`}</p>
      {words && <p>{words}</p>}
      <div className={layout.row}>
        {!signedIn && (
          <LinkButton to={paths.login(next)} icon="user" prefetch="none">
            Log in
          </LinkButton>
        )}
        {demonstration && (
          <LinkButton kind={signedIn ? 'primary' : 'quiet'} to={demonstration.to}>
            {demonstration.label}
          </LinkButton>
        )}
        <LinkButton kind={signedIn && !demonstration ? 'primary' : 'quiet'} to={paths.home()}>
          Go Home
        </LinkButton>
      </div>
      <p>
        Do you think you should have access? <Link to={paths.contact()}>Write to us</Link>.
      </p>
    </main>
  );
}
