import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireUser } from '~/account/guard/guards.server';
import { StatblockCard } from '~/compendium/statblock/statblock-card';
import { statblockOf } from '~/compendium/statblock/statblock-lines';
import { homebrewPaths } from '~/homebrew-paths';
import { paths } from '~/paths';
import { closedLink, notFound, notNow } from '~/platform/answers';
import type { Services } from '~/platform/services.server';
import { Button } from '~/ui/button';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import type { PlainHandle } from '~/ui/plain-page';
import { newCreature } from '../kept/creature';
import { creatureTroubleWords } from '../kept/creature-words';
import { keepCreature, openSharedCreature } from '../kept/creatures.server';
import { creditWords, originOfShared } from './credit';
import { mayKeep } from './may-keep.server';
import styles from './share.module.css';

export const handle: FrameHandle & PlainHandle = {
  hydrate: false,
  title: 'Homebrew Monsters',
  to: homebrewPaths.list(),
};

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) =>
  privateMeta(shown?.block.name ?? 'Monster', matches);

/** Loads a shared creature: its statblock, and nothing about its owner. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const kept = await sharedUnder(context.services, params.code ?? '');
  const { record } = kept;
  return {
    block: statblockOf(record, record.edition),
    source: record.source,
    licence: record.licence,
    credit: creditWords(kept),
    mayCopy: await mayKeep(context),
  };
}

/** Stores a copy for the signed-in user, with attribution. */
export async function action({ params, context }: ActionFunctionArgs) {
  const { userId } = await requireUser(context);
  if (!(await mayKeep(context))) return notFound();
  const code = params.code ?? '';
  const kept = await sharedUnder(context.services, code);
  const copy = newCreature(kept.record, originOfShared(kept, code));
  const { id, done } = await keepCreature(context.services, userId, copy);
  if (done.ok) throw redirect(homebrewPaths.list(`?copied=${id}`), 303);
  const status = done.reason === 'unavailable' ? 503 : 409;
  return data({ problem: creatureTroubleWords(done.reason) }, { status });
}

async function sharedUnder(services: Services, code: string) {
  const opened = /^[\w-]{6,60}$/.test(code) ? await openSharedCreature(services, code) : null;
  if (opened === null) return closedLink('creature');
  if (opened === 'unread') return notNow('This monster cannot be read now. Try again later.');
  return opened.kept;
}

/** The statblock of a shared creature, with a button to copy it. */
export default function SharedCreaturePage() {
  const { block, source, licence, credit, mayCopy } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <main id="main" tabIndex={-1} className={styles.leaf}>
      {answer && <Notice tone="problem" announce title={answer.problem} />}
      <StatblockCard block={block} level={1} />
      <p className={layout.soft}>
        {credit && `${credit} `}
        {`Source: ${source}${licence ? `, ${licence}` : ''}. `}
        <Link to={paths.licences()}>License</Link>
      </p>
      {mayCopy && (
        <Form method="post" data-print="no">
          <Button icon="copy">Copy to my monsters</Button>
        </Form>
      )}
    </main>
  );
}
