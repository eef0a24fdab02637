import type { MouseEvent } from 'react';
import { encounterPaths } from '~/encounter-paths';
import { partyPaths } from '~/party-paths';
import { LinkButton } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';

/** Fills a fight that has not begun: with the user's party, and with an encounter that was planned. */
export function JoinWays({ id, plans }: { id: string; plans: boolean }) {
  return (
    <p className={layout.row}>
      <LinkButton kind="quiet" icon="user" to={partyPaths.ofFight({ id })} compact>
        My party
      </LinkButton>
      {plans && (
        <LinkButton
          kind="quiet"
          icon="sword"
          to={encounterPaths.shelf()}
          onClick={openEncounters}
          compact
        >
          My encounters
        </LinkButton>
      )}
    </p>
  );
}

/** Opens the panel of encounters on this page; without scripts the link leads to the encounters themselves. */
function openEncounters(event: MouseEvent): void {
  const panel = document.querySelector<HTMLDetailsElement>('#my-encounters > details');
  if (panel === null) return;
  event.preventDefault();
  panel.open = true;
  panel.scrollIntoView({ block: 'nearest' });
  panel.querySelector('summary')?.focus();
}

function fetchEncounters() {
  return import('../live/my-encounters');
}

/** The panel of encounters, loaded after hydration; without scripts there is none. */
export function LateEncounters() {
  const [late] = useLatePart(fetchEncounters, useHydrated());
  return late.is === 'here' ? <late.part.MyEncounters /> : null;
}
