import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { TRY_AGAIN } from '~/ui/names';
import { Notice } from '~/ui/notice';
import { gateFacts } from './gate/gate-facts.server';
import { Demonstration, Gains, GateScreen } from './gate/gate-screen';
import { privateMeta } from './gate/page-heading';
import { problemSentences, type SignInProblem, signInProblem } from './gate/sign-in-problems';
import { useNobodyHere } from './gate/use-nobody-here';

const TITLE = 'Sign in to use this feature';
const SIGNED_IN = 'You are signed in';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  privateMeta(data?.signedIn ? SIGNED_IN : TITLE, matches);

/** The page for a missing or failed sign-in: what is behind the gate, what happened, and how to continue. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const problem = signInProblem(new URL(request.url).searchParams.get('auth') ?? 'auth');
  const gate = await gateFacts(request, context);
  // The failed sign-in has left a session cookie that opens nothing, so treat the visitor as signed out.
  const signedIn = gate.signedIn && problem !== 'remembered';
  const facts = { ...gate, signedIn, problem, ...problemSentences(problem) };
  return data(facts, {
    status: problem === 'unavailable' ? 502 : 200,
    headers: { 'Cache-Control': 'private, no-store' },
  });
}

export default function AccessGatePage() {
  const facts = useLoaderData<typeof loader>();
  const { problem, next, signedIn, demonstration, scene, sentence, plainly } = facts;
  useNobodyHere(problem === 'auth' && !signedIn);
  return (
    <GateScreen title={signedIn ? SIGNED_IN : TITLE} scene={scene}>
      {problem !== 'auth' && (
        <Notice tone="warning" title={sentence} announce>
          <p>{plainly}</p>
        </Notice>
      )}
      {problem === 'auth' && !signedIn && (
        <>
          <p className={layout.lead}>{facts.words ?? plainly}</p>
          <Gains {...facts} />
        </>
      )}
      {signedIn && problem !== 'already' && (
        <p className={layout.lead}>You are signed in on this browser. Continue below.</p>
      )}
      <div className={layout.row}>
        <WaysOn problem={problem} next={next} signedIn={signedIn} />
        <LinkButton kind={signedIn && next === '/' ? 'primary' : 'quiet'} to={paths.home()}>
          Browse Home
        </LinkButton>
        {!signedIn && <Demonstration of={demonstration} />}
      </div>
      {problem === 'auth' && !signedIn && <TechnicalDetail sentence={sentence} />}
    </GateScreen>
  );
}

type Ways = { problem: SignInProblem; next: string; signedIn: boolean };

/** A link to the destination for a signed-in visitor; for others, the ways to sign in first. */
function WaysOn({ problem, next, signedIn }: Ways) {
  const again = problem === 'unavailable' ? TRY_AGAIN : 'Continue';
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

/** The specified technical sentence of the problem, collapsed. */
function TechnicalDetail({ sentence }: { sentence: string }) {
  return (
    <details className={`${layout.soft} ${layout.small}`}>
      <summary>Technical detail</summary>
      <p>{sentence}</p>
    </details>
  );
}
