import { paths } from '~/paths';
import { Button } from '~/ui/button';
import { SEARCH } from '~/ui/names';
import { VisuallyHidden } from '~/ui/visually-hidden';
import styles from './search-field.module.css';

/** The most letters of a search, as in those of monsters and spells. */
export const LONGEST_SEARCH = 200;

/** The field of the search over everything: a form that needs no script. */
export function SearchField({ text = '', focused }: { text?: string; focused?: boolean }) {
  return (
    <search>
      <form method="get" action={paths.search()} className={styles.form}>
        <label>
          <VisuallyHidden>What to find</VisuallyHidden>
          <input
            type="search"
            name="q"
            defaultValue={text}
            maxLength={LONGEST_SEARCH}
            placeholder="Goblin, walk on walls, your own map…"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            // biome-ignore lint/a11y/noAutofocus: asked for only where the page is its search field
            autoFocus={focused}
          />
        </label>
        <Button icon="search">{SEARCH}</Button>
      </form>
    </search>
  );
}
