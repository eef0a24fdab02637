import type { MetaFunction } from '@remix-run/cloudflare';
import { useSearchParams } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { privateMeta } from '~/account/gate/page-heading';
import { characterPaths } from '~/character-paths';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { useLatePart } from '~/ui/use-late-part';
import { CharactersHere, NobodyHere } from './table/characters-here';
import { type Here, lookHere } from './table/page-look-here';
import { partOf } from './table/table-parts';

const TITLE = 'Character Lab';

export const handle: FrameHandle = { title: TITLE, to: characterPaths.list(), open: true };

export const meta: MetaFunction = ({ matches }) => privateMeta(TITLE, matches);

function fetchTable() {
  return import('./table/character-here');
}

function Loading() {
  return <p className={layout.soft}>Loading…</p>;
}

/**
 * The page that the service worker serves for character pages while offline. It contains no user data; the content
 * comes from the device.
 */
export default function CharactersOfHerePage() {
  const [search] = useSearchParams();
  const [wanted, asked] = [search.get('character'), search.get('part')];
  const part = partOf(asked);
  const [here, setHere] = useState<Here | null>(null);
  const [late] = useLatePart(fetchTable, here?.is === 'character');
  useEffect(() => {
    let isHere = true;
    lookHere(wanted, Date.now()).then(
      (found) => {
        if (!isHere) return;
        setHere(found);
        // Sets the address to the requested page, so that a reload when online again opens that page.
        const shown = part === 'act' ? '' : `?part=${part}`;
        const address =
          wanted === null ? characterPaths.list() : characterPaths.character({ id: wanted }, shown);
        history.replaceState(history.state, '', address);
      },
      () => isHere && setHere({ is: 'nobody' }),
    );
    return () => {
      isHere = false;
    };
  }, [wanted, part]);
  return (
    <main id="main" className={layout.stack}>
      {here === null && <Loading />}
      {here?.is === 'nobody' && <NobodyHere />}
      {here?.is === 'list' && (
        <CharactersHere characters={here.characters} isMissing={here.isMissing} />
      )}
      {here?.is === 'character' &&
        (late.is === 'here' ? (
          <late.part.CharacterHere table={here.table} part={part} />
        ) : (
          <Loading />
        ))}
      <noscript>
        <p>This page needs JavaScript to show the characters on this device.</p>
      </noscript>
    </main>
  );
}
