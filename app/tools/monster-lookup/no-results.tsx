import { Link } from '@remix-run/react';
import { searchText } from '~/compendium/search/search-address';
import { paths } from '~/paths';
import type { EditionChoice } from '~/rules/edition';
import { LinkButton } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import type { ActiveFilter } from './active-filters';
import { EmptyPage } from './empty-page';

type NoResultsProps = {
  name: string;
  filters: readonly ActiveFilter[];
  edition: EditionChoice | null;
  /** An extended search with results; null when there is none. */
  wider: string | null;
};

/** The message when nothing was found, with possible reasons and next steps. */
export function NoResults({ name, filters, edition, wider }: NoResultsProps) {
  const fits = filters.length === 1 ? 'fits this filter' : 'fits these filters';
  const rules = edition === null || edition === 'both' ? '' : ` in the ${edition} rules`;
  const called = name === '' ? '' : ` called “${name}”`;
  const why = filters.length > 0 ? fits : 'found';
  const title = `No monster${called} ${why}${rules}.`;
  const allNamed = searchText(new URLSearchParams({ q: name, edition: 'both' }));
  return (
    <EmptyState
      picture={<EmptyPage />}
      title={title}
      action={
        wider !== null ? (
          <LinkButton to={paths.monsterLookup(wider)}>Search other rules too</LinkButton>
        ) : filters.length > 0 && name !== '' ? (
          <LinkButton to={paths.monsterLookup(allNamed)}>Search “{name}” everywhere</LinkButton>
        ) : (
          <LinkButton to={paths.monsterLookup()}>See all monsters</LinkButton>
        )
      }
    >
      {filters.length === 0 ? (
        <>
          <p>Try fewer letters, or another word from its name.</p>
          {name !== '' && (
            <p>
              <Link to={paths.monsterLookup(searchText(new URLSearchParams({ text: name })))}>
                Search “{name}” in traits and actions
              </Link>
            </p>
          )}
          {name !== '' && (
            <p>
              Some monsters of the game’s books are not in its open rules (the SRD) and cannot be
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
