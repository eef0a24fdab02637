import { type MouseEvent, useState } from 'react';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import type { KnownMonster } from '../device-lists';
import { useSignedIn } from './use-signed-in';

type MineLinkProps = {
  monster: KnownMonster;
  compact?: boolean;
  /** Where there is room for its drawing alone. */
  short?: boolean;
};

/** The window comes when it is first asked for. */
function fetchWindow() {
  return import('./mine-window');
}

/**
 * The way to a monster's lists and note: a window in front of the page, without scripts a page of its own. Who is not signed in
 * keeps them on the device, where nothing works without scripts.
 */
export function MineLink({ monster, compact = false, short = false }: MineLinkProps) {
  const hydrated = useHydrated();
  const signedIn = useSignedIn();
  const [open, setOpen] = useState(false);
  const [late, again] = useLatePart(fetchWindow, open);
  if (!hydrated && !signedIn) return null;
  const label = late.is === 'lost' ? 'Offline' : 'Lists, note';
  function handleClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
    if (late.is === 'lost') again();
  }
  return (
    <>
      <LinkButton
        kind="quiet"
        icon="edit"
        compact={compact}
        to={paths.monsterMine(monster)}
        discover="none"
        rel="nofollow"
        data-command="mine"
        aria-label={short ? label : undefined}
        onClick={handleClick}
      >
        {!short && label}
      </LinkButton>
      {open && late.is === 'here' && (
        <late.part.default monster={monster} signedIn={signedIn} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
