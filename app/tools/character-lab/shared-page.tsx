import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { characterPaths } from '~/character-paths';
import { headLine, sheetParts } from '~/characters/exchange/sheet-lines';
import { closedLink, notNow } from '~/platform/answers';
import { LinkButton } from '~/ui/button';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import type { PlainHandle } from '~/ui/plain-page';
import { SheetView } from './screen/sheet-view';
import { openShared } from './shared-character.server';

export const handle: FrameHandle & PlainHandle = {
  hydrate: false,
  title: 'Character Lab',
  to: characterPaths.list(),
};

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  privateMeta(data?.name || 'Character', matches);

/** Loads a shared character: its sheet, and nothing about its owner. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const code = params.code ?? '';
  const opened = await openShared(context.services, code);
  if (opened === null) return closedLink('character');
  if (opened === 'unread') return notNow('This character cannot be read now. Try again later.');
  const { told, name } = opened;
  return {
    code,
    name,
    line: headLine(told),
    parts: sheetParts(told),
    portrait: told.character.portrait === null ? null : characterPaths.sharedPortrait({ code }),
  };
}

export default function SharedCharacterPage() {
  const { code, ...view } = useLoaderData<typeof loader>();
  return (
    <main id="main" className={layout.stack}>
      <SheetView {...view} />
      <p data-print="no">
        <LinkButton icon="copy" to={characterPaths.list(`?copy=${encodeURIComponent(code)}`)}>
          Save a copy
        </LinkButton>{' '}
        <LinkButton
          kind="quiet"
          icon="print"
          to={characterPaths.sharedPdf({ code })}
          reloadDocument
        >
          PDF
        </LinkButton>
      </p>
    </main>
  );
}
