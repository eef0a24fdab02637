import { type ComponentType, lazy, Suspense, type SyntheticEvent, useState } from 'react';
import { paths } from '~/paths';
import type { Condition } from '~/rules/conditions';
import { useHydrated } from '~/ui/use-hydrated';
import { ConditionWords, type ConditionWordsProps } from './condition-words';
import { useLineFacts } from './fight-facts';
import styles from './late-parts.module.css';

/** In a browser the words come when the first of them is opened; the server writes them at once, for who has no scripts. */
const Words = import.meta.env.SSR
  ? ConditionWords
  : lazy<ComponentType<ConditionWordsProps>>(() =>
      import('./condition-words').then(
        (part) => ({ default: part.ConditionWords }),
        () => ({ default: Lost }),
      ),
    );

function Lost() {
  return (
    <p role="status">These words could not be loaded. Open them again when the line is back.</p>
  );
}

type ConditionRulesProps = { condition: Condition; name: string; id: string; level?: number };

/** The name of a condition, which opens to its rules in the edition that the table plays by. */
export function ConditionRules({ condition, name, id, level }: ConditionRulesProps) {
  const { edition } = useLineFacts();
  const [isOpen, setOpen] = useState(false);
  const isPlain = !useHydrated();
  function handleToggle(event: SyntheticEvent<HTMLDetailsElement>) {
    setOpen(event.currentTarget.open);
  }
  return (
    <details className={styles.rules} onToggle={handleToggle}>
      <summary>{name}</summary>
      <div id={`rules-${id}`}>
        {(isPlain || isOpen) && (
          <Suspense fallback={<p role="status">Loading…</p>}>
            <Words condition={condition} edition={edition} level={level} />
          </Suspense>
        )}
        <a href={paths.cheatSheet(condition, edition)} target="_blank" rel="noreferrer">
          On the cheat sheet
        </a>
      </div>
    </details>
  );
}
