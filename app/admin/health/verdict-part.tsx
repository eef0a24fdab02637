import { Link } from '@remix-run/react';
import { Notice } from '~/ui/notice';
import type { Trouble } from './verdict';

/** The summary: all is well, or the list of problems. */
export function VerdictPart({ troubles }: { troubles: readonly Trouble[] }) {
  if (troubles.length === 0) return <Notice tone="good" title="All is well" />;
  return (
    <Notice tone="warning" title="Needs attention">
      <ul>
        {troubles.map(({ words, to }) => (
          <li key={words}>
            <Link to={to}>{words}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
