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

export const meta: MetaFunction = ({ matches }) => privateMeta('File formats', matches);

/** Checks access; the page is static. */
export async function loader({ context }: LoaderFunctionArgs) {
  await requireAccess(context);
  return null;
}

/** The page that explains what each file format keeps and loses, and which formats can be imported. */
export default function FormatsPage() {
  return (
    <main id="main" tabIndex={-1} className={layout.stack}>
      <h1>File formats</h1>
      <p className={layout.lead}>
        Everything you make here can be exported and imported again. Our own JSON keeps all of it;
        what the other formats lose is listed here.
      </p>
      <FormatsTable />
      <h2>What can be imported</h2>
      <p>
        The format of a file is detected automatically. What is not understood stays as text without
        mechanics, and is listed with its place before anything is saved.
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
