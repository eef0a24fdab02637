import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { gateFacts } from './gate/gate-facts.server';
import { Demonstration, Gains, GateScreen } from './gate/gate-screen';
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

/** Says that a page is not open to this account, or not without one [specification 2]. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('reason');
  const facts = await gateFacts(request, context);
  // A signed-in visitor can only lack a role.
  const reason: keyof typeof TEXTS = asked === 'role' || facts.signedIn ? 'role' : 'other';
  return { ...facts, reason };
}

export default function NoAccessPage() {
  const { reason, next, signedIn, words, gains, demonstration, scene } =
    useLoaderData<typeof loader>();
  const { title, text } = TEXTS[reason];
  return (
    <GateScreen title={title} scene={scene}>
      <p className={layout.lead}>{`${title} — ${text}`}</p>
      {words && <p>{words}</p>}
      {/* A visitor who lacks a role may have an account already, so don't offer the benefits of a first sign-in. */}
      <Gains gains={gains} offer={null} />
      <div className={layout.row}>
        {!signedIn && (
          <LinkButton to={paths.login(next)} icon="user" prefetch="none">
            Log in
          </LinkButton>
        )}
        {signedIn && <Demonstration of={demonstration} primary />}
        <LinkButton kind={signedIn && !demonstration ? 'primary' : 'quiet'} to={paths.home()}>
          Go Home
        </LinkButton>
        {!signedIn && <Demonstration of={demonstration} />}
      </div>
      <p>
        Do you think you should have access? <Link to={paths.contact()}>Write to us</Link>.
      </p>
    </GateScreen>
  );
}
