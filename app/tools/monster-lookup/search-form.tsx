import { Form } from '@remix-run/react';
import { type FormEvent, forwardRef, type RefObject } from 'react';
import { paths } from '~/paths';
import { CHALLENGE_RATINGS, challengeText } from '~/rules/challenge';
import { Count } from '~/ui/badge';
import { Button } from '~/ui/button';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { FilterField } from './filter-field';
import { type FilterGroup, NUMBERS, OTHER_NUMBERS } from './filters';
import styles from './search-form.module.css';

export type SearchFormProps = {
  params: URLSearchParams;
  groups: readonly FilterGroup[];
  /** How many filters are in force. */
  inForce: number;
  /** What cannot be understood: the parameters, and a sentence about them. */
  wrong: { params: readonly string[]; says: string } | null;
  field: RefObject<HTMLInputElement>;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  /** The form was sent by hand. */
  onSend: () => void;
};

/** What an address may wish for though the form shows no field for it: it goes along. */
const UNSHOWN = [
  ...['sort', 'dir', 'casts', 'trait', 'subtype', 'swarm'],
  ...OTHER_NUMBERS.map(({ param }) => param),
];

/** What is only offered where the records differ in it. */
const SOMETIMES_SHOWN = ['environment', 'source', 'edition'];

const RATINGS = CHALLENGE_RATINGS.map(challengeText);

/** The search field and the filters: a plain form that also works without scripts. */
export const SearchForm = forwardRef<HTMLFormElement, SearchFormProps>(function SearchForm(
  { params, groups, inForce, wrong, field, onInput, onSend },
  ref,
) {
  const marked = wrong?.params ?? [];
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
          .filter((value) => value !== '')
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
      <details className={styles.filters} open={marked.some((param) => param !== 'q') || undefined}>
        <summary>Filters {inForce > 0 && <Count value={inForce} of="filters in force" />}</summary>
        <div className={styles.groups}>
          <fieldset className={styles.group}>
            <legend>Challenge and numbers</legend>
            <RatingField name="crMin" label="Challenge from" params={params} marked={marked} />
            <RatingField name="crMax" label="Challenge to" params={params} marked={marked} />
            {NUMBERS.map(({ param, label }) => (
              <label key={param} className={styles.field}>
                <span>{label}</span>
                <input
                  name={param}
                  inputMode="numeric"
                  aria-invalid={marked.includes(param) || undefined}
                  maxLength={2}
                  autoComplete="off"
                  defaultValue={params.get(param) ?? ''}
                />
              </label>
            ))}
            {/* Beside its fields: what changes here is searched at once, far above the results. */}
            {wrong && <p role="alert">{wrong.says}</p>}
          </fieldset>
          {groups.map(({ title, filters }) => (
            <fieldset key={title} className={styles.group}>
              <legend>{title}</legend>
              {filters.map((filter) => (
                <FilterField key={filter.param} filter={filter} params={params} />
              ))}
            </fieldset>
          ))}
        </div>
        <Button kind="quiet" className={styles.apply}>
          Show results
        </Button>
      </details>
    </Form>
  );
});

function RatingField({
  name,
  label,
  params,
  marked,
}: {
  name: string;
  label: string;
  params: URLSearchParams;
  marked: readonly string[];
}) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select
        name={name}
        defaultValue={params.get(name) ?? ''}
        aria-invalid={marked.includes(name) || undefined}
      >
        <option value="">Any</option>
        {RATINGS.map((rating) => (
          <option key={rating}>{rating}</option>
        ))}
      </select>
    </label>
  );
}
