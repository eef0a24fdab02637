import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAccess } from '~/account/guard/guards.server';
import { homebrewPaths } from '~/homebrew-paths';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import type { PlainHandle } from '~/ui/plain-page';
import { FormatsTable } from './take/formats-table';
import { ReadableTable, RefusedTable } from './take/readable-table';

export const handle: FrameHandle & PlainHandle = {
  title: 'Homebrew Monsters',
  to: homebrewPaths.list(),
  back: { to: homebrewPaths.list(), label: 'My monsters' },
  hydrate: false,
};

export const meta: MetaFunction = ({ matches }) => privateMeta('Files of monsters', matches);

/** The same for everybody who may use the tool. */
export async function loader({ context }: LoaderFunctionArgs) {
  await requireAccess(context);
  return null;
}

/** What each form of file keeps of a creature and what it loses, and which forms can be imported. */
export default function FormatsPage() {
  return (
    <main id="main" tabIndex={-1} className={layout.stack}>
      <h1>Files of monsters</h1>
      <p className={layout.lead}>
        Whatever you make here can leave again, and come back. Our own JSON keeps all of it; other
        programs have no place for some things, and this table says which.
      </p>
      <FormatsTable />
      <h2>What can be imported</h2>
      <p>
        The form of a file is recognized by itself. What is not understood stays as words, is
        applied by nothing, and is told with its place before anything is saved.
      </p>
      <ReadableTable />
      <h2>What is refused</h2>
      <RefusedTable />
      <p>
        <a href={homebrewPaths.import()}>Import monsters</a>
      </p>
    </main>
  );
}
