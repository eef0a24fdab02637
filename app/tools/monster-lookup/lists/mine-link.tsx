import { type MouseEvent, useState } from 'react';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import { useSignedIn } from '~/ui/use-signed-in';
import type { KnownMonster } from '../device-lists';

type MineLinkProps = {
  monster: KnownMonster;
  compact?: boolean;
  /** Whether to show only the icon. */
  short?: boolean;
};

/** The dialog is loaded when first opened. */
function fetchWindow() {
  return import('./mine-window');
}

/**
 * The link to a monster's lists and note: a dialog, or a separate page without scripts. Without an account they are
 * stored on the device, which requires scripts.
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
