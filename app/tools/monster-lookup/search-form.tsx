import { Form } from '@remix-run/react';
import { type FormEvent, forwardRef, type RefObject } from 'react';
import { ALL_FILTERS } from '~/compendium/search/search-address';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import { classes } from '~/ui/classes';
import type { FilterSheetProps } from '~/ui/filter-sheet';
import { SEARCH } from '~/ui/names';
import { useHydrated } from '~/ui/use-hydrated';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { FilterGroups, type WrongFilters } from './filter-groups';
import { type FilterGroup, OTHER_NUMBERS } from './filters';
import styles from './search-form.module.css';

export type SearchFormProps = {
  params: URLSearchParams;
  groups: readonly FilterGroup[];
  wrong: WrongFilters | null;
  field: RefObject<HTMLInputElement>;
  /** The sheet that contains the filters when the screen is too narrow for the rail; null for the rail. */
  Sheet: ((props: FilterSheetProps) => JSX.Element) | null;
  /** Whether changing a filter keeps the filters open. */
  staysOpen: boolean;
  sheet: Omit<FilterSheetProps, 'children'>;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  /** Called when the form is submitted by the user. */
  onSend: () => void;
};

/** Parameters without a form field, repeated in hidden fields. */
const UNSHOWN = [
  'sort',
  'dir',
  'casts',
  'trait',
  'subtype',
  'swarm',
  'edition',
  'plain',
  'show',
  ...OTHER_NUMBERS.map(({ param }) => param),
];

/** Fields shown only if the records differ in them. */
const SOMETIMES_SHOWN = ['environment', 'source'];

/** The search field and the filters: a form that also works without scripts. */
export const SearchForm = forwardRef<HTMLFormElement, SearchFormProps>(function SearchForm(
  { params, groups, wrong, field, Sheet, staysOpen, sheet, onInput, onSend },
  ref,
) {
  const isAwake = useHydrated();
  const isAsked = params.has(ALL_FILTERS);
  const offered = new Set(groups.flatMap(({ filters }) => filters.map(({ param }) => param)));
  const unshown = [
    ...UNSHOWN,
    ...SOMETIMES_SHOWN.filter((name) => !offered.has(name)),
    ...(staysOpen ? [ALL_FILTERS] : []),
  ];
  const filters = <FilterGroups params={params} groups={groups} wrong={wrong} isAwake={isAwake} />;
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
      {unshown.flatMap((name) =>
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
            aria-invalid={wrong?.params.includes('q') || undefined}
          />
        </label>
        <Button icon="search" className={styles.send}>
          {SEARCH}
        </Button>
      </div>
      {Sheet ? (
        <Sheet {...sheet}>{filters}</Sheet>
      ) : (
        // Without room for a rail it is shown in the page when one of its fields is invalid, and without scripts on request.
        <div
          className={classes(styles.rail, isAsked && styles.asked, wrong !== null && styles.wrong)}
        >
          <section className={styles.inner} aria-label="Filters">
            {filters}
            <Button kind="quiet" className={styles.apply}>
              Show results
            </Button>
          </section>
        </div>
      )}
    </Form>
  );
});

/** Drops words marked as part of the name once they are no longer typed. */
function isTyped(params: URLSearchParams, words: string): boolean {
  const typed = params.get('q')?.toLowerCase().replace(/\s+/g, ' ') ?? '';
  return words === '1' || typed.includes(words);
}
