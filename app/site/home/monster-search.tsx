import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import { classes } from '~/ui/classes';
import { SEARCH } from '~/ui/names';
import { LONGEST_SEARCH } from '~/ui/picker/thing';
import { VisuallyHidden } from '~/ui/visually-hidden';
import styles from './monster-search.module.css';

/** Example searches with typing mistakes. */
const MISTYPED = ['owlbaer', 'gelatinus cube', 'red dragn'];

/** The lookup's search field: it shows suggestions while typing, and without scripts it submits to the lookup. */
export function MonsterSearch({ className }: { className?: string }) {
  return (
    <search className={classes(styles.search, className)} data-suggest>
      <form className={styles.form} action={paths.monsterLookup()} method="get">
        <VisuallyHidden>
          <label htmlFor="lookup-q">Search monsters</label>
        </VisuallyHidden>
        <input
          id="lookup-q"
          name="q"
          type="search"
          placeholder="Which monster?"
          maxLength={LONGEST_SEARCH}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <Button icon="search">{SEARCH}</Button>
        <div id="lookup-found" className={styles.found} data-found hidden />
      </form>
      <p role="status">
        <VisuallyHidden>
          <span data-said />
        </VisuallyHidden>
      </p>
      <p className={styles.hint}>
        Typos are fine:{' '}
        {MISTYPED.map((typed, index) => (
          <span key={typed}>
            {index > 0 && ', '}
            <Link to={paths.monsterLookup(`?${new URLSearchParams({ q: typed })}`)}>{typed}</Link>
          </span>
        ))}
      </p>
    </search>
  );
}
