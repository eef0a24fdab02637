import { ALL_FILTERS } from '~/compendium/search/search-address';
import { spellPaths } from '~/spell-paths';
import '~/ui/long-select/long-select.css';
import { Button } from '~/ui/button';
import { SEARCH } from '~/ui/names';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { type BookChoice, BookField } from './book-field';
import { FilterField } from './filter-field';
import { FilterSheet } from './filter-sheet';
import styles from './search-form.module.css';
import { SPELL_FILTERS } from './spell-filters';

/** Parameters without a form field, repeated in hidden fields. */
const UNSHOWN = ['dir', 'edition', 'source', 'limit'];

const SORTS = [
  { value: '', label: 'Best match' },
  { value: 'name', label: 'Name' },
  { value: 'level', label: 'Level' },
  { value: 'school', label: 'School' },
];

type SearchFormProps = {
  params: URLSearchParams;
  books: readonly BookChoice[];
  /** What is wrong with the search, and with which fields. */
  wrong: { says: string; params: readonly string[] } | null;
  /** The number of results: "Show 12 spells". */
  says: string;
};

/** The search field and the filters: a form that also works without scripts. */
export function SearchForm({ params, books, wrong, says }: SearchFormProps) {
  const isAsked = params.has(ALL_FILTERS) || wrong !== null;
  return (
    <search>
      <form
        method="get"
        action={spellPaths.lookup()}
        className={styles.form}
        data-spell-search
        data-print="no"
      >
        {UNSHOWN.flatMap((name) =>
          params
            .getAll(name)
            .filter((value) => value !== '')
            .map((value) => (
              <input key={`${name}=${value}`} type="hidden" name={name} defaultValue={value} />
            )),
        )}
        <div className={styles.line}>
          <label className={styles.search}>
            <VisuallyHidden>Name of a spell, or what it does</VisuallyHidden>
            <input
              type="search"
              name="q"
              defaultValue={params.get('q') ?? ''}
              placeholder="Fireball, or: walk on walls…"
              maxLength={200}
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="search"
              aria-keyshortcuts="/"
              aria-invalid={wrong?.params.includes('q') || undefined}
            />
          </label>
          <Button icon="search" className={styles.send}>
            {SEARCH}
          </Button>
        </div>
        <FilterSheet isAsked={isAsked} says={says}>
          {wrong && <p role="alert">{wrong.says}</p>}
          <BookField books={books} params={params} />
          {SPELL_FILTERS.map(({ title, filters }, at) => {
            const fields = filters.map((filter) => (
              <FilterField key={filter.label} filter={filter} params={params} />
            ));
            return at === 0 ? (
              fields
            ) : (
              <fieldset key={title} className={styles.group}>
                <legend>{title}</legend>
                {fields}
              </fieldset>
            );
          })}
          <label className={styles.field}>
            <span>Sort by</span>
            <select name="sort" defaultValue={params.get('sort') ?? ''}>
              {SORTS.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </FilterSheet>
      </form>
    </search>
  );
}
