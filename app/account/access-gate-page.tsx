import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { paths } from '~/paths';
import { safeNext } from '~/platform/redirect';
import { LinkButton } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { privateMeta } from './page-heading';
import { problemSentences, signInProblem } from './sign-in-problems';

const TITLE = 'Sign in to use this feature';

export const meta: MetaFunction = ({ matches }) => privateMeta(TITLE, matches);

/** Where a sign-in that is missing or has failed leads: what happened, and the way on. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const code = searchParams.get('auth');
  const problem = code === null ? null : signInProblem(code);
  const next = safeNext(searchParams.get('next'), context.services.config.APP_ORIGIN);
  const facts = { problem, next, ...(problem && problemSentences(problem)) };
  return data(facts, {
    status: problem === 'unavailable' ? 502 : 200,
    headers: { 'Cache-Control': 'private, no-store' },
  });
}

export default function AccessGatePage() {
  const { problem, next, sentence, plainly } = useLoaderData<typeof loader>();
  const onward = problem === 'already' || problem === 'unavailable';
  return (
    <main id="main" className={`${layout.page} ${layout.narrow} ${layout.stack} ${layout.loose}`}>
      <h1>{TITLE}</h1>
      {problem === 'auth' ? (
        <p className={layout.lead}>{plainly}</p>
      ) : (
        problem && (
          <Notice tone="warning" title={sentence} announce>
            <p>{plainly}</p>
          </Notice>
        )
      )}
      <div className={layout.row}>
        <LinkButton to={paths.login(next)} icon="user" prefetch="none">
          Log in / Sign up
        </LinkButton>
        {onward && (
          <LinkButton kind="quiet" to={next} prefetch="none">
            {problem === 'already' ? 'Carry on' : 'Try again'}
          </LinkButton>
        )}
        <LinkButton kind="quiet" to={paths.home()}>
          Browse Home
        </LinkButton>
      </div>
      {problem === 'auth' && <p className={`${layout.soft} ${layout.small}`}>{sentence}</p>}
    </main>
  );
}
