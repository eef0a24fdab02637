import { memo } from 'react';
import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import {
  type ChosenDeedsProps,
  ChosenDeeds as Deeds,
  EndForm as EndFormHere,
  FightDeeds as OfFight,
  OrderDeeds as OfOrder,
  Paused as PausedHere,
  ReadyHere as ReadyNow,
  TableDueItem as TableDueHere,
  type TableDueProps,
} from './late-parts';

function fetchParts() {
  return import('./late-parts');
}

/**
 * Less frequent actions of the open combatant, loaded after hydration; for pages without scripts the server renders
 * them.
 */
export const ChosenDeeds = memo(function ChosenDeeds(props: ChosenDeedsProps) {
  const [late] = useLatePart(fetchParts, useHydrated());
  if (late.is === 'here') return <late.part.ChosenDeeds {...props} />;
  return <noscript>{import.meta.env.SSR && <Deeds {...props} />}</noscript>;
});

/** Less frequent actions on the selected combatants and on the fight; likewise. */
export const FightDeeds = memo(function FightDeeds() {
  const [late] = useLatePart(fetchParts, useHydrated());
  if (late.is === 'here') return <late.part.FightDeeds />;
  return <noscript>{import.meta.env.SSR && <OfFight />}</noscript>;
});

/** What comes when all foes are defeated, and after the fight; likewise. */
export const OrderDeeds = memo(function OrderDeeds() {
  const [late] = useLatePart(fetchParts, useHydrated());
  if (late.is === 'here') return <late.part.OrderDeeds />;
  return <noscript>{import.meta.env.SSR && <OfOrder />}</noscript>;
});

/** What the end of the fight comes to; likewise. */
export function EndForm() {
  const [late] = useLatePart(fetchParts, useHydrated());
  if (late.is === 'here') return <late.part.EndForm />;
  return <noscript>{import.meta.env.SSR && <EndFormHere />}</noscript>;
}

/** Who stands ready before the fight; likewise. */
export function ReadyHere() {
  const [late] = useLatePart(fetchParts, useHydrated());
  if (late.is === 'here') return <late.part.ReadyHere />;
  return <noscript>{import.meta.env.SSR && <ReadyNow />}</noscript>;
}

/** A player's request; likewise. */
export function TableDueItem(props: TableDueProps) {
  const [late] = useLatePart(fetchParts, useHydrated());
  if (late.is === 'here') return <late.part.TableDueItem {...props} />;
  return <noscript>{import.meta.env.SSR && <TableDueHere {...props} />}</noscript>;
}

/** The notice that the fight is paused; likewise. */
export function Paused() {
  const [late] = useLatePart(fetchParts, useHydrated());
  if (late.is === 'here') return <late.part.Paused />;
  return <noscript>{import.meta.env.SSR && <PausedHere />}</noscript>;
}
