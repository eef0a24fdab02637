import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { paths } from '~/paths';
import { classes } from '~/ui/classes';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { useHydrated } from '~/ui/use-hydrated';
import { DeviceMine } from './device-mine';
import { answerMine, mineOf } from './mine.server';
import type { MineAnswer } from './mine-facts';
import { MineForms } from './mine-forms';
import { OnlyOnDevice } from './only-on-device';
import { keepInAccount } from './page-keeping';

export const handle: FrameHandle = { title: 'Monster Lookup', to: paths.monsterLookup() };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  privateMeta(data ? `${data.name}: lists and note` : 'Monster not found', matches);

export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { id = '' } = params;
  const saved = new URL(request.url).searchParams.get('saved');
  const answer: MineAnswer | undefined =
    saved === 'lists' || saved === 'note' ? { saved } : undefined;
  return { id, ...(await mineOf(context, id)), answer, listKey: crypto.randomUUID() };
}

/** Handles the forms without scripts; with scripts, the JSON route is used instead. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { id = '' } = params;
  const { status, body } = await answerMine(request, context, id);
  if (body.saved) return redirect(paths.monsterMine({ id }, `?saved=${body.saved}`), 303);
  return data(body, { status });
}

export default function MinePage() {
  const { id, name, owner, answer, listKey, ...facts } = useLoaderData<typeof loader>();
  const told: MineAnswer | undefined = useActionData<typeof action>() ?? answer;
  const hydrated = useHydrated();
  const monster = { id, name };
  return (
    <main id="main" className={classes(layout.stack, layout.page, layout.narrow)}>
      <h1>{name}</h1>
      <p data-print="no">
        <Link to={paths.monster({ id })}>Back to the statblock</Link>
        {' · '}
        <Link to={paths.monsterLists()}>All your lists</Link>
      </p>
      {owner === null ? (
        <OnlyOnDevice what="Lists and notes" next={paths.monsterMine({ id })} told={told}>
          {hydrated && <DeviceMine monster={monster} />}
        </OnlyOnDevice>
      ) : (
        <MineForms
          monster={monster}
          facts={facts}
          owner={owner}
          answer={told}
          listKey={listKey}
          keep={(fields) => keepInAccount(id, fields)}
        />
      )}
    </main>
  );
}
