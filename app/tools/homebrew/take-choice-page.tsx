import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAccess, requireUser } from '~/account/guard/guards.server';
import { homebrewPaths } from '~/homebrew-paths';
import { notFound } from '~/platform/answers';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import type { PlainHandle } from '~/ui/plain-page';
import { keptRecords } from './take/kept-records-sql.server';
import { TakeLinks } from './take/take-links';

export const handle: FrameHandle & PlainHandle = {
  title: 'Homebrew Monsters',
  to: homebrewPaths.list(),
  back: { to: homebrewPaths.list(), label: 'My monsters' },
  hydrate: false,
};

export const meta: MetaFunction = ({ matches }) => privateMeta('Export', matches);

/** Loads one of the user's own creatures; 404 for other users' creatures. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireAccess(context);
  const { userId } = await requireUser(context);
  const id = params.id ?? '';
  const [record] = await keptRecords(context.services, userId, { ids: [id] });
  return record === undefined ? notFound() : { id, name: record.name };
}

/** The page with all export formats of a creature. */
export default function TakeChoicePage() {
  const { id, name } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className={layout.stack}>
      <h1>{`Export ${name}`}</h1>
      <TakeLinks id={id} name={name} />
    </main>
  );
}
