import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import styles from './lookup.module.css';
import type { CommandedPage } from './lookup-command-table';

/** The commands with their keys and their palette: most who look something up use none of them. */
function fetchCommands() {
  return import('./lookup-commands');
}

/** The place of the commands, which come when the page is awake. */
export function Commands({ of }: { of: CommandedPage }) {
  const [late] = useLatePart(fetchCommands, useHydrated());
  return (
    <div className={styles.commands} data-print="no">
      {late.is === 'here' && <late.part.default of={of} />}
    </div>
  );
}
