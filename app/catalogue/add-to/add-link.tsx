import { type MouseEvent, useState } from 'react';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import { useSignedIn } from '~/ui/use-signed-in';
import type { ThingToAdd } from './add-facts';

type AddLinkProps = {
  thing: ThingToAdd;
  compact?: boolean;
  /** Whether to show only the icon. */
  short?: boolean;
};

/** The dialog is loaded when first opened. */
function fetchWindow() {
  return import('./add-window');
}

/**
 * The way from a thing to where it is used: a dialog with the fights, encounters and lists that it can be added to, or
 * a page of its own without scripts. Pages for visitors without an account show it only once scripts run.
 */
export function AddLink({ thing, compact = false, short = false }: AddLinkProps) {
  const hydrated = useHydrated();
  const signedIn = useSignedIn();
  const [open, setOpen] = useState(false);
  const [late, again] = useLatePart(fetchWindow, open);
  if (!hydrated && !signedIn) return null;
  const isLost = open && late.is === 'lost';
  function handleClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
    if (isLost) again();
  }
  return (
    <>
      <LinkButton
        kind="quiet"
        icon="plus"
        compact={compact}
        to={paths.add(thing)}
        discover="none"
        rel="nofollow"
        data-command="add-to"
        data-print="no"
        aria-label={short || compact ? `Add ${thing.name} to…` : undefined}
        onClick={handleClick}
      >
        {isLost ? 'Offline' : !short && 'Add to…'}
      </LinkButton>
      {open && late.is === 'here' && (
        <late.part.default thing={thing} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
