import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { fightPaths } from '~/fight-paths';
import { partyPaths } from '~/party-paths';
import { readCode } from '~/platform/spoken-code';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { CodeForm } from './code-form';

export const handle: FrameHandle = { title: 'Join with a code', to: fightPaths.join(), open: true };

export const meta: MetaFunction = ({ matches }) => privateMeta('Join with a code', matches);

const NO_CODE = 'This is not a code: a code has ten letters and digits. Check it and try again.';

/** A form for a code; a valid code redirects to its own URL, where it is looked up. */
export async function loader({ request }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get('code');
  if (typed === null || typed.trim() === '') return data({ typed: '', problem: undefined });
  const code = readCode(typed);
  if (code !== null) return redirect(fightPaths.join({ code }), 303);
  return data({ typed: typed.slice(0, 60), problem: NO_CODE }, { status: 400 });
}

export default function JoinPage() {
  const { typed, problem } = useLoaderData<typeof loader>();
  return (
    <main id="main" className={layout.stack}>
      <h1>Join with a code</h1>
      <p className={layout.lead}>
        Type the code from your game master: to join a party, follow a fight as a player, or help to
        run one.
      </p>
      <CodeForm typed={typed} problem={problem} />
      <p>
        <Link to={partyPaths.myParties()}>Your parties</Link>
      </p>
    </main>
  );
}
