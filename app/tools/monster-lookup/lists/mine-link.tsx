import { type ComponentType, type MouseEvent, useState } from 'react';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import type { KnownMonster } from '../device-lists';
import type { OpenWindow } from './mine-window';
import { useSignedIn } from './use-signed-in';

type MineLinkProps = { monster: KnownMonster; compact?: boolean };
type LateWindow = Promise<{ default: ComponentType<OpenWindow> }>;

/** The window comes when it is first asked for, the one or the other. */
const FETCH = {
  account: (): LateWindow => import('./account-window'),
  device: (): LateWindow => import('./device-window'),
};

/**
 * The way to a monster's lists and note: a window in front of the page, without scripts a page of its own. Who is not signed in
 * keeps them on the device, where nothing works without scripts.
 */
export function MineLink({ monster, compact = false }: MineLinkProps) {
  const hydrated = useHydrated();
  const signedIn = useSignedIn();
  const [open, setOpen] = useState(false);
  const [late, again] = useLatePart(signedIn ? FETCH.account : FETCH.device, open);
  if (!hydrated && !signedIn) return null;
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
        onClick={handleClick}
      >
        {late.is === 'lost' ? 'No connection' : 'Lists, note'}
      </LinkButton>
      {open && late.is === 'here' && (
        <late.part.default monster={monster} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
