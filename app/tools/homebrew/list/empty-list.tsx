import { Link } from '@remix-run/react';
import { homebrewPaths } from '~/homebrew-paths';
import { EmptyState } from '~/ui/empty-state';
import { WaysIn } from './ways-in';

/** Nothing here: what would be here, and the ways to it. */
export function EmptyList({ away, narrowed }: { away: boolean; narrowed: boolean }) {
  if (away) return <EmptyState title="Nothing is put away" icon="good" />;
  if (narrowed) {
    return (
      <EmptyState title="None of yours is like that" icon="search">
        <p>
          Ask for less of it, or <Link to={homebrewPaths.list()}>see all of them</Link>.
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No creatures of your own yet" icon="anvil" action={<WaysIn />}>
      <p>
        What you make or bring along lies here, and is found in your monster lookup, your fights and
        your encounters beside all the others.
      </p>
    </EmptyState>
  );
}
