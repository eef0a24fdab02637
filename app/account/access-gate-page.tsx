import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { gateFacts } from './gate/gate-facts.server';
import { privateMeta } from './gate/page-heading';
import { problemSentences, signInProblem } from './gate/sign-in-problems';

const TITLE = 'Sign in to use this feature';

export const meta: MetaFunction = ({ matches }) => privateMeta(TITLE, matches);

/** Where a sign-in that is missing or has failed leads: what lies behind the gate, what happened, and the way on. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const problem = signInProblem(new URL(request.url).searchParams.get('auth') ?? 'auth');
  const facts = { ...(await gateFacts(request, context)), problem, ...problemSentences(problem) };
  return data(facts, {
    status: problem === 'unavailable' ? 502 : 200,
    headers: { 'Cache-Control': 'private, no-store' },
  });
}

export default function AccessGatePage() {
  const facts = useLoaderData<typeof loader>();
  const { problem, next, demonstration, sentence, plainly } = facts;
  const onward = problem === 'already' || problem === 'unavailable';
  return (
    <main id="main" className={`${layout.page} ${layout.narrow} ${layout.stack} ${layout.loose}`}>
      <h1>{TITLE}</h1>
      {problem === 'auth' ? (
        <WhatIsBehind {...facts} />
      ) : (
        <Notice tone="warning" title={sentence} announce>
          <p>{plainly}</p>
        </Notice>
      )}
      <div className={layout.row}>
        <LinkButton
          to={problem === 'remembered' ? paths.loginAnew(next) : paths.login(next)}
          icon="user"
          prefetch="none"
        >
          Log in / Sign up
        </LinkButton>
        {onward && (
          <LinkButton kind="quiet" to={next} prefetch="none">
            {problem === 'already' ? 'Carry on' : 'Try again'}
          </LinkButton>
        )}
        {demonstration && (
          <LinkButton kind="quiet" to={demonstration.to}>
            {demonstration.label}
          </LinkButton>
        )}
        <LinkButton kind="quiet" to={paths.home()}>
          Browse Home
        </LinkButton>
      </div>
    </main>
  );
}

type Behind = { words: string | null; gets: string | null; plainly: string; sentence: string };

/** Why there is a gate, in one sentence, and what one gets; what a program would be told stays folded away. */
function WhatIsBehind({ words, gets, plainly, sentence }: Behind) {
  return (
    <>
      <p className={layout.lead}>{words ?? plainly}</p>
      {gets && <p>{gets}</p>}
      <details className={`${layout.soft} ${layout.small}`}>
        <summary>Technical detail</summary>
        <p>{sentence}</p>
      </details>
    </>
  );
}
