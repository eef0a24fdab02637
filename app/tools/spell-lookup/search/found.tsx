import { Link } from '@remix-run/react';
import { carriedSearch, pagePlace } from '~/compendium/search/search-address';
import type { SpellListItem } from '~/compendium/shelf/spell-summary';
import type { EditionChoice } from '~/rules/edition';
import { spellPaths } from '~/spell-paths';
import { LinkButton } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Notice } from '~/ui/notice';
import { Pagination } from '~/ui/pagination';
import { countWords } from '../spell-words';
import type { InForce } from './filters-in-force';
import { ResultsTable } from './results-table';

type FoundProps = {
  found: {
    items: readonly SpellListItem[];
    count: number;
    more: boolean;
    cursor: string | null;
    before: string | null;
    corrected: string | null;
    problem: string | null;
    edition: EditionChoice | null;
    wider: { search: string } | null;
    book: { id: string } | null;
  };
  params: URLSearchParams;
  inForce: readonly InForce[];
};

/** The results page by page, or why there are none. */
export function Found({ found, params, inForce }: FoundProps) {
  const { items, count, more, cursor, before, corrected, problem, edition } = found;
  if (problem !== null) {
    return (
      <Notice tone="problem" title="This search cannot be read">
        <p>{problem}</p>
      </Notice>
    );
  }
  const name = params.get('q') ?? '';
  if (items.length === 0) return <Nothing {...{ found, params, inForce, name }} />;
  const place = pagePlace(params, items.length, countWords(count, more));
  const carried = new URLSearchParams(carriedSearch(params));
  if (edition !== null) carried.set('edition', edition);
  const selection = found.book
    ? [
        ['of', 'spells'],
        ['id', items.map(({ id }) => id).join(',')],
      ]
    : [['of', 'search'], ...carried];
  return (
    <>
      {corrected && (
        <p>
          No spell is called “{name}”. Closest match: <strong>{corrected}</strong>.
        </p>
      )}
      <ResultsTable spells={items} params={params} />
      <Pagination
        label="Pages of spells"
        previous={params.get('cursor') && spellPaths.lookup(place.previous(before))}
        next={cursor && spellPaths.lookup(place.next(cursor))}
        summary={place.says}
      />
      <p data-print="no">
        <LinkButton
          kind="quiet"
          icon="print"
          to={spellPaths.cards(`?${new URLSearchParams(selection)}`)}
          rel="nofollow"
        >
          Spell cards
        </LinkButton>
      </p>
    </>
  );
}

function Nothing({ found, inForce, name }: FoundProps & { name: string }) {
  const rules =
    found.edition === null || found.edition === 'both' ? '' : ` in the ${found.edition} rules`;
  const called = name === '' ? '' : ` called “${name}”`;
  const why = inForce.length === 0 ? 'found' : 'fits these filters';
  return (
    <EmptyState
      title={`No spell${called} ${why}${rules}.`}
      action={
        found.wider ? (
          <LinkButton to={spellPaths.lookup(found.wider.search)}>Search other rules too</LinkButton>
        ) : (
          <LinkButton to={spellPaths.lookup()}>See all spells</LinkButton>
        )
      }
    >
      {inForce.length > 0 ? (
        <p>
          Remove a filter:{' '}
          {inForce.map(({ says, without }, at) => (
            <span key={says}>
              {at > 0 && ', '}
              <Link to={spellPaths.lookup(without)}>{says}</Link>
            </span>
          ))}
          .
        </p>
      ) : (
        <p>Try fewer letters, another word from its name, or what it does: “breathe underwater”.</p>
      )}
    </EmptyState>
  );
}
