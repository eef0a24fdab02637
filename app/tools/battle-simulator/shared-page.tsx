import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { paths } from '~/paths';
import { closedLink, notNow } from '~/platform/answers';
import { LinkButton } from '~/ui/button';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import type { PlainHandle } from '~/ui/plain-page';
import { askSearch, SIDES } from './address/ask';
import { isWritten } from './address/row';
import { openSharedBattle } from './kept/battles.server';
import { namesAt } from './play/ready.server';

export const handle: FrameHandle & PlainHandle = {
  hydrate: false,
  title: 'Battle Simulator',
  to: paths.battleSimulator(),
};

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  privateMeta(data?.name ?? 'Battle', matches);

/** A shared battle: the creatures of both sides, without its owner's data. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { services } = context;
  const code = params.code ?? '';
  const opened = /^[\w-]{6,60}$/.test(code) ? await openSharedBattle(services, code) : null;
  if (opened === null) return closedLink('simulation');
  if (opened === 'unread') return notNow('This simulation cannot be read now. Try again later.');
  return { ...opened, known: await namesAt(services, opened.ask) };
}

export default function SharedBattlePage() {
  const { name, ask, missing, known } = useLoaderData<typeof loader>();
  return (
    <main id="main" className={layout.stack}>
      <h1>{name}</h1>
      <p className={layout.soft}>{`${ask.edition} rules.`}</p>
      {SIDES.map((side) => (
        <section key={side} className={layout.stack} aria-labelledby={`side-${side}`}>
          <h2 id={`side-${side}`}>{`Side ${side.toUpperCase()}`}</h2>
          <ul>
            {ask.sides[side].map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position
              <li key={at}>
                {`${row.said.n ?? 1} × ${isWritten(row) ? row.who.slice(1) : (known[row.who]?.name ?? 'its owner’s own creature')}`}
              </li>
            ))}
          </ul>
          {ask.sides[side].length === 0 && <p>No combatants.</p>}
        </section>
      ))}
      {missing > 0 && (
        <p>{`${missing} ${missing === 1 ? 'character' : 'characters'} of its owner’s party ${missing === 1 ? 'is' : 'are'} not shown: add your own instead.`}</p>
      )}
      <p data-print="no">
        <LinkButton icon="copy" to={`${paths.battleSimulator()}${askSearch(ask)}`}>
          Open a copy
        </LinkButton>
      </p>
    </main>
  );
}
