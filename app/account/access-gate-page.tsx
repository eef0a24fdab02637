import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { gateFacts } from './gate/gate-facts.server';
import { privateMeta } from './gate/page-heading';
import { problemSentences, type SignInProblem, signInProblem } from './gate/sign-in-problems';

const TITLE = 'Sign in to use this feature';
const SIGNED_IN = 'You are signed in';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  privateMeta(data?.signedIn ? SIGNED_IN : TITLE, matches);

/** Where a sign-in that is missing or has failed leads: what lies behind the gate, what happened, and the way on. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const problem = signInProblem(new URL(request.url).searchParams.get('auth') ?? 'auth');
  const gate = await gateFacts(request, context);
  // A sign-in that was only remembered left a cookie that opens nothing: that person signs in once more.
  const signedIn = gate.signedIn && problem !== 'remembered';
  const facts = { ...gate, signedIn, problem, ...problemSentences(problem) };
  return data(facts, {
    status: problem === 'unavailable' ? 502 : 200,
    headers: { 'Cache-Control': 'private, no-store' },
  });
}

export default function AccessGatePage() {
  const facts = useLoaderData<typeof loader>();
  const { problem, next, signedIn, demonstration, sentence, plainly } = facts;
  return (
    <main id="main" className={`${layout.page} ${layout.narrow} ${layout.stack} ${layout.loose}`}>
      <h1>{signedIn ? SIGNED_IN : TITLE}</h1>
      {problem !== 'auth' && (
        <Notice tone="warning" title={sentence} announce>
          <p>{plainly}</p>
        </Notice>
      )}
      {problem === 'auth' && !signedIn && <WhatIsBehind {...facts} />}
      {signedIn && problem !== 'already' && (
        <p className={layout.lead}>Your account is open in this browser: just carry on.</p>
      )}
      <div className={layout.row}>
        <WaysOn problem={problem} next={next} signedIn={signedIn} />
        {demonstration && !signedIn && (
          <LinkButton kind="quiet" to={demonstration.to}>
            {demonstration.label}
          </LinkButton>
        )}
        <LinkButton kind={signedIn && next === '/' ? 'primary' : 'quiet'} to={paths.home()}>
          Browse Home
        </LinkButton>
      </div>
    </main>
  );
}

type Ways = { problem: SignInProblem; next: string; signedIn: boolean };

/** Where one was going, for whoever is signed in; for all others the way to sign in first. */
function WaysOn({ problem, next, signedIn }: Ways) {
  const again = problem === 'unavailable' ? 'Try again' : 'Carry on';
  if (signedIn) {
    return (
      next !== '/' && (
        <LinkButton to={next} prefetch="none">
          {again}
        </LinkButton>
      )
    );
  }
  return (
    <>
      <LinkButton
        to={problem === 'remembered' ? paths.loginAnew(next) : paths.login(next)}
        icon="user"
        prefetch="none"
      >
        Log in / Sign up
      </LinkButton>
      {(problem === 'already' || problem === 'unavailable') && (
        <LinkButton kind="quiet" to={next} prefetch="none">
          {again}
        </LinkButton>
      )}
    </>
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
