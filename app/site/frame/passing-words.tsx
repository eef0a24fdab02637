import { Link, useLocation } from '@remix-run/react';
import type { ShownPassing } from './shown-passing.server';

/** A one-time message above one page, until the visitor leaves it. */
export function PassingWords({ passing }: { passing?: ShownPassing }) {
  const { pathname } = useLocation();
  return (
    passing?.at === pathname && (
      <aside data-passing={passing.tone} data-print="no" aria-label="Notice">
        <link rel="stylesheet" href={passing.style} />
        <p role="status">
          {passing.text}
          {passing.ways.map(({ label, to }, rank) => (
            <span key={to}>
              {rank > 0 && ' · '}
              <Link to={to}>{label}</Link>
            </span>
          ))}
        </p>
      </aside>
    )
  );
}
