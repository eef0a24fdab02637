import { Link } from '@remix-run/react';
import { homebrewPaths } from '~/homebrew-paths';
import { EmptyState } from '~/ui/empty-state';
import { WaysIn } from './ways-in';

/** The empty state of the list, with links to add creatures. */
export function EmptyList({ away, narrowed }: { away: boolean; narrowed: boolean }) {
  if (away) return <EmptyState title="Nothing recently deleted" icon="good" />;
  if (narrowed) {
    return (
      <EmptyState title="No monsters match" icon="search">
        <p>
          Remove a filter, or <Link to={homebrewPaths.list()}>show all</Link>.
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No monsters of your own yet" icon="anvil" action={<WaysIn />}>
      <p>
        Monsters that you make or import show here, and in your monster lookup, fights and
        encounters.
      </p>
    </EmptyState>
  );
}
