import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import {
  type ClientActionFunctionArgs,
  Form,
  useActionData,
  useLoaderData,
  useParams,
} from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { DuplicateForm } from '~/catalogue/duplicate/duplicate-form';
import { DuplicatedNotice } from '~/catalogue/duplicate/duplicated-notice';
import { paths } from '~/paths';
import { notFound } from '~/platform/answers';
import { Button } from '~/ui/button';
import { classes } from '~/ui/classes';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { useHydrated } from '~/ui/use-hydrated';
import { DeviceList } from './device-list';
import { keeperOf } from './keeper.server';
import { ListScreen } from './list-screen';
import { monstersOf } from './listed-monsters.server';
import { answerLists, type ListsAnswer } from './lists-intents.server';
import { openList } from './lists-sql.server';
import { OnlyOnDevice } from './only-on-device';
import { answerOrStay } from './page-answers';
import { TakeOutChoice } from './take-out-choice';

export const handle: FrameHandle = {
  title: 'Monster Lookup',
  to: paths.monsterLookup(),
  back: { to: paths.monsterLists(), label: 'All your lists' },
};

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  privateMeta(data?.name ?? 'Monster list', matches);

export const headers = () => ({ 'Cache-Control': 'private, no-store' });

/** Loads a user's own list. For visitors who are not signed in, the list may be stored on the device. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const userId = await keeperOf(context);
  if (userId === null) return null;
  const { db } = context.services;
  const list = await openList(db, userId, params.id ?? '');
  if (list === null) return notFound();
  return { id: list.id, name: list.name, monsters: await monstersOf(db, userId, list.ids) };
}

export function action({ request, context }: ActionFunctionArgs) {
  return answerLists(request, context);
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return answerOrStay(() => serverAction<ListsAnswer>());
}

export default function ListPage() {
  const list = useLoaderData<typeof loader>();
  const { id = '' } = useParams();
  const told: ListsAnswer | undefined = useActionData<typeof clientAction>();
  const hydrated = useHydrated();
  if (list === null) {
    return (
      <main id="main" className={classes(layout.stack, layout.page)}>
        {!hydrated && <h1>Monster list</h1>}
        <OnlyOnDevice what="Your lists" next={paths.monsterList({ id })} told={told}>
          {hydrated && <DeviceList id={id} />}
        </OnlyOnDevice>
      </main>
    );
  }
  return (
    <main id="main" className={classes(layout.stack, layout.page)}>
      <DuplicatedNotice />
      <ListScreen
        name={list.name}
        monsters={list.monsters}
        files={list.id}
        problem={told?.problem ?? null}
        takeOut={
          <Form method="post" key={list.monsters.length}>
            <input type="hidden" name="id" value={list.id} />
            <TakeOutChoice monsters={list.monsters} />
            <Button kind="quiet" icon="trash" name="intent" value="take-out">
              Remove selected
            </Button>
          </Form>
        }
      />
      <div data-print="no">
        <DuplicateForm kind="list" id={list.id} />
      </div>
    </main>
  );
}
