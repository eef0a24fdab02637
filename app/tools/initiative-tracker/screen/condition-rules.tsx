import { paths } from '~/paths';
import type { Condition } from '~/rules/conditions';
import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import { AsWritten } from './as-written';
import { ConditionWords, type ConditionWordsProps } from './condition-words';
import { useLineFacts } from './fight-facts';
import styles from './late-parts.module.css';
import { useDrawnWhenOpened } from './more';

/**
 * The browser loads the texts when the first one is opened; the server renders them at once, for pages without
 * scripts.
 */
function fetchWords() {
  return import('./condition-words');
}

type ConditionRulesProps = {
  condition: Condition;
  sign: string;
  name: string;
  id: string;
  level?: number;
};

/** The name of a condition, which opens to its rules in the fight's edition. */
export function ConditionRules({ condition, sign, name, id, level }: ConditionRulesProps) {
  const { edition } = useLineFacts();
  const { isDrawn, look, open } = useDrawnWhenOpened();
  return (
    <details className={styles.rules} onToggle={open} ref={look}>
      <summary>
        <Sign>{sign}</Sign>
        {name}
      </summary>
      <div id={`rules-${id}`}>
        {isDrawn && <Words condition={condition} edition={edition} level={level} />}
        <a href={paths.cheatSheet(condition, edition)} target="_blank" rel="noreferrer">
          On the cheat sheet
        </a>
      </div>
    </details>
  );
}

/** The sign before a name, hidden from screen readers because the name says the same. */
export function Sign({ children }: { children: string }) {
  return (
    <span className={styles.sign} aria-hidden="true">
      {children}
    </span>
  );
}

function Words(props: ConditionWordsProps) {
  const hydrated = useHydrated();
  const [late] = useLatePart(fetchWords, hydrated);
  if (import.meta.env.SSR) {
    return (
      <div>
        <ConditionWords {...props} />
      </div>
    );
  }
  if (!hydrated) return <AsWritten />;
  switch (late.is) {
    case 'here':
      return <late.part.ConditionWords {...props} />;
    case 'lost':
      return (
        <p role="status">This rule could not be loaded. Open it again when you are back online.</p>
      );
    case 'coming':
      return <p role="status">Loading…</p>;
  }
}
