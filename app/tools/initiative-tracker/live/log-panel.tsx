import { type SyntheticEvent, useEffect, useState } from 'react';
import { useLatePart } from '~/ui/use-late-part';
import { Panel } from '../screen/panel';
import type { LogPanelProps } from './log-facts';

/** Loaded on demand, because few users read the log. */
function fetchLog() {
  return import('./told-log');
}

/** The log in words, opened on demand; without scripts a link to it. */
export function LogPanel({ book, by, view, elsewhere }: LogPanelProps) {
  const [wanted, setWanted] = useState(false);
  const [late, again] = useLatePart(fetchLog, wanted);
  // On screens wide enough for a third column it is open from the start.
  useEffect(() => setWanted(matchMedia('(min-width: 100rem)').matches), []);
  function handleToggle(event: SyntheticEvent<HTMLDetailsElement>) {
    setWanted(event.currentTarget.open);
    if (late.is === 'lost') again();
  }
  return (
    <Panel title="Log" open={wanted} onToggle={handleToggle}>
      {wanted && late.is === 'here' && (
        <late.part.ToldLog book={book} by={by} view={view} elsewhere={elsewhere} />
      )}
      {late.is === 'lost' && <p role="status">The log could not be loaded. Open it again later.</p>}
      {!(wanted && late.is === 'here') && elsewhere && (
        <p>
          <a href={elsewhere.text}>Log as text</a>
        </p>
      )}
    </Panel>
  );
}
