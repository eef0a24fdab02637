import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAccess, requireUser } from '~/account/guard/guards.server';
import { battlePaths } from '~/battle-paths';
import { DuplicateForm } from '~/catalogue/duplicate/duplicate-form';
import { paths } from '~/paths';
import { readForm } from '~/platform/form';
import { Button, LinkButton } from '~/ui/button';
import { Card } from '~/ui/card';
import { EmptyState } from '~/ui/empty-state';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { UNDO } from '~/ui/names';
import { Notice } from '~/ui/notice';
import { RecentlyDeleted } from '~/ui/recently-deleted';
import styles from './kept/battles.module.css';
import { battleShelf, listBattles } from './kept/battles.server';

export const handle: FrameHandle = {
  title: 'Battle Simulator',
  to: paths.battleSimulator(),
  back: { to: paths.battleSimulator(), label: 'New simulation' },
};

export const meta: MetaFunction = ({ matches }) => privateMeta('My simulations', matches);

/** The user's stored battles. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccess(context);
  const { userId } = await requireUser(context);
  const { db } = context.services;
  const away = new URL(request.url).searchParams.get('away')?.slice(0, 80) ?? '';
  const [kept, putAway, name] = await Promise.all([
    listBattles(db, userId),
    battleShelf.countDeleted(db, userId),
    away === '' ? null : battleShelf.nameOfDeleted(db, userId, away),
  ]);
  return { kept, putAway, away: name === null ? null : { id: away, name } };
}

/** Restores a soft-deleted battle, or deletes all of them for good. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireAccess(context);
  const { userId } = await requireUser(context);
  const { db } = context.services;
  const form = await readForm(request);
  switch (form.get('intent')) {
    case 'bring-back': {
      const done = await battleShelf.bringBack(db, userId, String(form.get('id') ?? ''));
      if (done) return data({ problem: null, said: 'Restored.' });
      const problem = 'This simulation cannot be restored: it is gone, or there is no room for it.';
      return data({ problem, said: null }, { status: 409 });
    }
    case 'forget-deleted':
      await battleShelf.forgetDeleted(db, userId);
      return data({ problem: null, said: 'Deleted permanently.' });
    default:
      return data(
        { problem: 'This form is out of date. Reload the page and try again.', said: null },
        { status: 400 },
      );
  }
}

export default function BattlesPage() {
  const { kept, putAway, away } = useLoaderData<typeof loader>();
  const told = useActionData<typeof action>();
  return (
    <main id="main" className={layout.stack}>
      <div className={`${layout.row} ${layout.spread}`}>
        <h1>My simulations</h1>
        <div className={layout.row}>
          <LinkButton icon="plus" to={paths.battleSimulator()}>
            New simulation
          </LinkButton>
          <LinkButton kind="quiet" icon="upload" to={battlePaths.bring()}>
            Import
          </LinkButton>
        </div>
      </div>
      {told?.problem && <Notice tone="problem" announce title={told.problem} />}
      {told?.said && <Notice tone="good" announce title={told.said} />}
      {away && !told && (
        <Notice tone="good" announce dismissTo={battlePaths.shelf()}>
          <Form method="post" replace className={layout.row}>
            <span>{`“${away.name}” deleted.`}</span>
            <input type="hidden" name="id" value={away.id} />
            <Button kind="quiet" compact name="intent" value="bring-back" icon="undo">
              {UNDO}
            </Button>
          </Form>
        </Notice>
      )}
      {kept.length === 0 ? (
        <EmptyState title="No simulations yet" icon="star">
          <p>
            Set up two sides in <Link to={paths.battleSimulator()}>the simulator</Link> and save: it
            is here on all your devices.
          </p>
        </EmptyState>
      ) : (
        <ul className={styles.cards}>
          {kept.map((one) => (
            <li key={one.id}>
              <Card heading={one.name} level={2} to={battlePaths.kept(one)}>
                <p
                  className={layout.soft}
                >{`${one.edition} rules${one.shared ? ', shared' : ''}`}</p>
                <DuplicateForm kind="simulation" id={one.id} name={one.name} />
              </Card>
            </li>
          ))}
        </ul>
      )}
      <RecentlyDeleted count={putAway} restoreAt={paths.recentlyDeleted()} />
    </main>
  );
}
