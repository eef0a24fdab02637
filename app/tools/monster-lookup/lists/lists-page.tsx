import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { paths } from '~/paths';
import { classes } from '~/ui/classes';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { useHydrated } from '~/ui/use-hydrated';
import { AccountLists } from './account-lists';
import { DeviceLists } from './device-lists-screen';
import { keeperOf } from './keeper.server';
import { answerLists, type ListsAnswer } from './lists-intents.server';
import { deletedLists, listsOf } from './lists-sql.server';
import { latestNotes } from './notes-sql.server';
import { OnlyOnDevice } from './only-on-device';
import { answerOrStay } from './page-answers';
import { TakeAlong } from './take-along-offer';

export const handle: FrameHandle = {
  title: 'Monster Lookup',
  to: paths.monsterLookup(),
  back: { to: paths.monsterLookup(), label: 'All monsters' },
};

export const meta: MetaFunction = ({ matches }) => privateMeta('My monster lists', matches);

export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const userId = await keeperOf(context);
  if (userId === null) return null;
  const { db } = context.services;
  const [lists, putAway, notes] = await Promise.all([
    listsOf(db, userId),
    deletedLists(db, userId),
    latestNotes(db, userId),
  ]);
  const asked = new URL(request.url).searchParams.get('deleted');
  const deleted = putAway.find(({ id }) => id === asked) ?? null;
  return { lists, putAway, notes, deleted, listKey: crypto.randomUUID() };
}

export function action({ request, context }: ActionFunctionArgs) {
  return answerLists(request, context);
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return answerOrStay(() => serverAction<ListsAnswer>());
}

export default function ListsPage() {
  const account = useLoaderData<typeof loader>();
  const told: ListsAnswer | undefined = useActionData<typeof clientAction>();
  const hydrated = useHydrated();
  return (
    <main id="main" className={classes(layout.stack, layout.page, layout.narrow)}>
      <h1 tabIndex={-1}>My monster lists</h1>
      {account === null ? (
        <OnlyOnDevice
          what="Your lists and notes"
          next={paths.monsterLists()}
          told={told && { problem: told.problem }}
        >
          {hydrated && <DeviceLists />}
        </OnlyOnDevice>
      ) : (
        <>
          {told && <Notice tone="problem" announce title={told.problem} />}
          {hydrated && <TakeAlong />}
          <AccountLists {...account} typed={told?.typed} />
        </>
      )}
    </main>
  );
}
