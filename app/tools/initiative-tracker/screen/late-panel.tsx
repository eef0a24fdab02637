import { memo } from 'react';
import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import {
  type ChosenDeedsProps,
  ChosenDeeds as Deeds,
  OrderDeeds as OfOrder,
  Paused as PausedHere,
  TableDueItem as TableDueHere,
  type TableDueProps,
} from './late-parts';

function fetchParts() {
  return import('./late-parts');
}

/** What is done less often with whoever is open, which no first press waits for; who has no scripts finds it written by the server. */
export const ChosenDeeds = memo(function ChosenDeeds(props: ChosenDeedsProps) {
  const [late] = useLatePart(fetchParts, useHydrated());
  if (late.is === 'here') return <late.part.ChosenDeeds {...props} />;
  return <noscript>{import.meta.env.SSR && <Deeds {...props} />}</noscript>;
});

/** What is done less often with those who are ticked, and with the whole table; likewise. */
export const OrderDeeds = memo(function OrderDeeds() {
  const [late] = useLatePart(fetchParts, useHydrated());
  if (late.is === 'here') return <late.part.OrderDeeds />;
  return <noscript>{import.meta.env.SSR && <OfOrder />}</noscript>;
});

/** What a player asks; likewise. */
export function TableDueItem(props: TableDueProps) {
  const [late] = useLatePart(fetchParts, useHydrated());
  if (late.is === 'here') return <late.part.TableDueItem {...props} />;
  return <noscript>{import.meta.env.SSR && <TableDueHere {...props} />}</noscript>;
}

/** That everything stands still; likewise. */
export function Paused() {
  const [late] = useLatePart(fetchParts, useHydrated());
  if (late.is === 'here') return <late.part.Paused />;
  return <noscript>{import.meta.env.SSR && <PausedHere />}</noscript>;
}
