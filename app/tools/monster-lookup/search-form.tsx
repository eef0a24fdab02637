import { Form, Link } from '@remix-run/react';
import { type FormEvent, forwardRef, type RefObject } from 'react';
import { paths } from '~/paths';
import { Count } from '~/ui/badge';
import { Button } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { FilterGroups, type WrongFilters } from './filter-groups';
import { type FilterGroup, OTHER_NUMBERS } from './filters';
import { withParam } from './search-address';
import styles from './search-form.module.css';

export type SearchFormProps = {
  params: URLSearchParams;
  groups: readonly FilterGroup[];
  /** How many filters are in force. */
  inForce: number;
  wrong: WrongFilters | null;
  field: RefObject<HTMLInputElement>;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  /** The form was sent by hand. */
  onSend: () => void;
};

/** What an address may wish for though the form shows no field for it: it goes along. */
const UNSHOWN = [
  ...['sort', 'dir', 'casts', 'trait', 'subtype', 'swarm', 'edition', 'plain', 'show'],
  ...OTHER_NUMBERS.map(({ param }) => param),
];

/** What is only offered where the records differ in it. */
const SOMETIMES_SHOWN = ['environment', 'source'];

/** The parameter by which a page without scripts asks for every filter at once. */
const ALL_FILTERS = 'filters';

/** The search field and the filters: a plain form that also works without scripts. */
export const SearchForm = forwardRef<HTMLFormElement, SearchFormProps>(function SearchForm(
  { params, groups, inForce, wrong, field, onInput, onSend },
  ref,
) {
  const hydrated = useHydrated();
  const marked = wrong?.params ?? [];
  const isAsked = params.has(ALL_FILTERS);
  // Hundreds of choices that few open: they come when the page is awake, or where they are in force or asked for.
  const isFilled = hydrated || inForce > 0 || wrong !== null || isAsked;
  const offered = new Set(groups.flatMap(({ filters }) => filters.map(({ param }) => param)));
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSend();
  }
  return (
    <Form
      ref={ref}
      role="search"
      method="get"
      action={paths.monsterLookup()}
      className={styles.form}
      onInput={onInput}
      onSubmit={handleSubmit}
    >
      {[...UNSHOWN, ...SOMETIMES_SHOWN.filter((name) => !offered.has(name))].flatMap((name) =>
        params
          .getAll(name)
          .filter((value) => value !== '' && (name !== 'plain' || isTyped(params, value)))
          .map((value) => (
            <input key={`${name}=${value}`} type="hidden" name={name} defaultValue={value} />
          )),
      )}
      <div className={styles.line}>
        <label className={styles.search}>
          <VisuallyHidden>Name of a monster</VisuallyHidden>
          <input
            ref={field}
            type="search"
            name="q"
            defaultValue={params.get('q') ?? ''}
            placeholder="Goblin, dragon, owlbear…"
            maxLength={200}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            aria-keyshortcuts="/"
            aria-invalid={marked.includes('q') || undefined}
          />
        </label>
        <Button icon="search" className={styles.send}>
          Search
        </Button>
      </div>
      {/* A field that is wrong must not stay hidden. */}
      <details
        className={styles.filters}
        open={isAsked || marked.some((param) => param !== 'q') || undefined}
      >
        <summary>Filters {inForce > 0 && <Count value={inForce} of="filters in force" />}</summary>
        {isFilled ? (
          <FilterGroups params={params} groups={groups} wrong={wrong} />
        ) : (
          <noscript>
            <Link to={paths.monsterLookup(withParam(params, ALL_FILTERS, 'all'))}>
              Show all filters
            </Link>
          </noscript>
        )}
        <Button kind="quiet" className={styles.apply}>
          Show results
        </Button>
      </details>
    </Form>
  );
});

/** Words that are to be part of the name are forgotten once they are typed no longer. */
function isTyped(params: URLSearchParams, words: string): boolean {
  const typed = params.get('q')?.toLowerCase().replace(/\s+/g, ' ') ?? '';
  return words === '1' || typed.includes(words);
}
