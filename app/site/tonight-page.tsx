import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireUser } from '~/account/guard/guards.server';
import { isToolOpen } from '~/catalogue/access';
import type { ToolId } from '~/catalogue/tool';
import { paths } from '~/paths';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import type { PlainHandle } from '~/ui/plain-page';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { SearchField } from './search/search-field';
import { newThings } from './tonight/new-things';
import styles from './tonight/tonight.module.css';
import { readTonight } from './tonight/tonight.server';
import {
  CharactersTonight,
  EncountersTonight,
  FightsTonight,
  MadeTonight,
  MapsTonight,
  PartyTonight,
} from './tonight/tonight-parts';

export const handle: FrameHandle & PlainHandle = {
  title: 'Tonight',
  to: paths.tonight(),
  open: true,
  hydrate: false,
};

export const meta: MetaFunction = ({ matches }) => privateMeta('Tonight', matches);

/** The first page of whoever is signed in: what this evening goes on with. Needs only an account. */
export async function loader({ context }: LoaderFunctionArgs) {
  const person = await requireUser(context);
  const tools = await context.account.tools();
  const isOpen = (id: ToolId) => isToolOpen(tools, id, person);
  const open = {
    fights: isOpen('initiative-tracker'),
    encounters: isOpen('encounter-builder'),
    maps: isOpen('mapwright'),
    monsters: isOpen('monster-lookup'),
  };
  const tonight = await readTonight(context.services.db, person.userId, open);
  const made = newThings(isOpen);
  return { ...tonight, open, made };
}

export default function TonightPage() {
  const { fights, encounters, party, maps, characters, open, made } =
    useLoaderData<typeof loader>();
  const isNew =
    party === null && [fights, encounters, maps, characters].every((own) => own.length === 0);
  return (
    <main id="main" tabIndex={-1} className={layout.stack}>
      <h1>
        <VisuallyHidden>Tonight</VisuallyHidden>
      </h1>
      <SearchField />
      <ul className={styles.made} aria-label="New">
        {made.map(({ says, to }) => (
          <li key={to}>
            <a href={to}>{says}</a>
          </li>
        ))}
      </ul>
      <div className={styles.parts}>
        {isNew && <MadeTonight open={open} />}
        {open.fights && <FightsTonight fights={fights} />}
        <PartyTonight party={party} />
        {open.encounters && <EncountersTonight encounters={encounters} />}
        {open.maps && <MapsTonight maps={maps} />}
        {characters.length > 0 && <CharactersTonight characters={characters} />}
      </div>
    </main>
  );
}
