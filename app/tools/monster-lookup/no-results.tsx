import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import type { ActiveFilter } from './active-filters';
import { EmptyPage } from './empty-page';
import { searchText } from './search-address';

/** Nothing was found: why that may be, and what to do about it. */
export function NoResults({ name, filters }: { name: string; filters: readonly ActiveFilter[] }) {
  const fits = filters.length === 1 ? 'fits this filter' : 'fits these filters';
  const title =
    name === ''
      ? `No monster ${fits}.`
      : `No monster called “${name}”${filters.length > 0 ? ` ${fits}` : ' is known here'}.`;
  const allNamed = searchText(new URLSearchParams({ q: name }));
  return (
    <EmptyState
      picture={<EmptyPage />}
      title={title}
      action={
        filters.length > 0 && name !== '' ? (
          <LinkButton to={paths.monsterLookup(allNamed)}>Look for “{name}” everywhere</LinkButton>
        ) : (
          <LinkButton to={paths.monsterLookup()}>See all monsters</LinkButton>
        )
      }
    >
      {filters.length === 0 ? (
        <>
          <p>Try fewer letters, or another word of its name.</p>
          {name !== '' && (
            <p>
              <Link to={paths.monsterLookup(searchText(new URLSearchParams({ text: name })))}>
                Look for “{name}” in what monsters can do
              </Link>
            </p>
          )}
          {name !== '' && (
            <p>
              Some creatures of the game’s books are not in its open rules (the SRD), and cannot be
              shown here.
            </p>
          )}
        </>
      ) : (
        <p>
          Remove a filter:{' '}
          {filters.map(({ says, without }, at) => (
            <span key={says}>
              {at > 0 && ', '}
              <Link to={paths.monsterLookup(without)}>{says}</Link>
            </span>
          ))}
          .
        </p>
      )}
    </EmptyState>
  );
}
