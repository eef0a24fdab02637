import type { Combatant } from '~/fights/log/state';
import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import { PortraitForm } from './portrait-form';
import { TableForm } from './table-form';

function fetchTable() {
  return import('./table-form');
}

function fetchPortrait() {
  return import('./portrait-form');
}

/** The settings form, loaded after hydration; for pages without scripts the server renders it. */
export function LateTable() {
  const [late] = useLatePart(fetchTable, useHydrated());
  if (late.is === 'here') return <late.part.TableForm />;
  return <noscript>{import.meta.env.SSR && <TableForm />}</noscript>;
}

/** The portrait form, likewise. */
export function LatePortrait({ one }: { one: Combatant }) {
  const [late] = useLatePart(fetchPortrait, useHydrated());
  if (late.is === 'here') return <late.part.PortraitForm one={one} />;
  return <noscript>{import.meta.env.SSR && <PortraitForm one={one} />}</noscript>;
}
