import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireUser } from '~/account/guard/guards.server';
import { fightPaths } from '~/fight-paths';
import { partyPaths } from '~/party-paths';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { ownerBar } from './owner-rights.server';
import styles from './party.module.css';
import { partyList } from './party-list.server';
import { PartyRow } from './party-row';

export const handle: FrameHandle = { title: 'Adventuring', to: partyPaths.myParties(), open: true };

export const meta: MetaFunction = ({ matches }) => privateMeta('Your parties', matches);

/** All parties that the user takes part in; needs only an account, whatever the state of the tool. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireUser(context);
  const [parties, bar] = await Promise.all([
    partyList(context.services, person.userId),
    ownerBar(context, person, 'owner'),
  ]);
  const left = new URL(request.url).searchParams.has('left');
  return { parties, left, mayOwn: bar !== 'closed' };
}

export default function MyPartiesPage() {
  const { parties, left, mayOwn } = useLoaderData<typeof loader>();
  return (
    <main id="main" className={layout.stack}>
      <h1>Your parties</h1>
      {left && (
        <Notice
          tone="good"
          announce
          title="You have left the party"
          dismissTo={partyPaths.myParties()}
        >
          <p>Your characters stay with it. You can rejoin with its code.</p>
        </Notice>
      )}
      {parties.length === 0 ? (
        <EmptyState
          icon="user"
          title="No parties yet"
          action={<LinkButton to={fightPaths.join()}>Join with a code</LinkButton>}
        >
          <p>Ask your game master for the ten-character code.</p>
        </EmptyState>
      ) : (
        <>
          <ul className={styles.list}>
            {parties.map((party) => (
              <PartyRow key={party.id} party={party} level={2} />
            ))}
          </ul>
          <p>
            <Link to={fightPaths.join()}>Join another with a code</Link>
          </p>
        </>
      )}
      {mayOwn && (
        <p>
          <Link to={paths.adventuring()}>Create your own party</Link>
        </p>
      )}
    </main>
  );
}
