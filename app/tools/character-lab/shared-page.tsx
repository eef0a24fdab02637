import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { characterPaths } from '~/character-paths';
import { headLine, sheetParts } from '~/characters/exchange/sheet-lines';
import { openSharedCharacter } from '~/characters/kept/characters.server';
import { toldAtTable } from '~/parties/at-table';
import { sharedSeat } from '~/parties/kept/seat-rows.server';
import { atTable } from '~/parties/seated-play';
import { closedLink, notNow } from '~/platform/answers';
import { LinkButton } from '~/ui/button';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import type { PlainHandle } from '~/ui/plain-page';
import { SheetView } from './screen/sheet-view';

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
  const opened = /^[\w-]{6,60}$/.test(code)
    ? await openSharedCharacter(context.services, code)
    : null;
  if (opened === null) return closedLink('character');
  if (opened === 'unread')
    return notNow('This character cannot be read just now. Try again later.');
  // When it is in a party, it has the party's values; nothing else of the party is shown.
  const seat = await sharedSeat(context.services.db, code);
  const { character } = opened;
  const told = toldAtTable(
    seat ? { ...character, play: atTable(character.play, seat) } : character,
    seat,
  );
  return {
    code,
    name: opened.listed.name,
    line: headLine(told),
    parts: sheetParts(told),
    portrait: opened.character.portrait === null ? null : characterPaths.sharedPortrait({ code }),
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
        </LinkButton>
      </p>
    </main>
  );
}
