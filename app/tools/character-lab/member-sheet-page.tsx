import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireUser } from '~/account/guard/guards.server';
import { headLine, sheetParts } from '~/characters/exchange/sheet-lines';
import { sheetInParty } from '~/parties/kept/sheet-in-party.server';
import { partyPaths } from '~/party-paths';
import { notFound, notNow } from '~/platform/answers';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import type { PlainHandle } from '~/ui/plain-page';
import { SheetView } from './screen/sheet-view';

export const handle: FrameHandle & PlainHandle = {
  hydrate: false,
  title: 'Adventuring',
  to: partyPaths.myParties(),
  open: true,
};

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  privateMeta(data?.name || 'Character', matches);

/** Loads the sheet of a player's character for the party's game master: read-only, without its private notes. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { userId } = await requireUser(context);
  const { id = '', member = '' } = params;
  const found = await sheetInParty(context.services, userId, id.slice(0, 80), member.slice(0, 80));
  if (found === null) return notFound();
  if (found === 'unread') {
    return notNow('This character cannot be read now. Try again in a moment.');
  }
  const { missing, problems } = found.sheet;
  return {
    id,
    member,
    name: found.character.name,
    line: headLine(found),
    parts: sheetParts(found),
    missing,
    problems,
  };
}

export default function MemberSheetPage() {
  const { id, member, ...sheet } = useLoaderData<typeof loader>();
  return (
    <main id="main" className={layout.stack}>
      <p data-print="no">
        <Link to={partyPaths.member({ id, member })}>Back to the party</Link>
      </p>
      <SheetView {...sheet} portrait={null} />
    </main>
  );
}
