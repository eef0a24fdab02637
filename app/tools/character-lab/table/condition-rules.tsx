import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import { useOpened } from '~/ui/use-opened';
import { ConditionWords, type ConditionWordsProps } from './condition-words';
import styles from './states.module.css';

/**
 * With scripts, the texts are loaded when the first one is opened; the server renders them for users without scripts.
 */
function fetchWords() {
  return import('./condition-words');
}

const AS_WRITTEN = { __html: '' };

/** The name of a condition, which expands to its rules. */
export function ConditionRules({ name, ...words }: ConditionWordsProps & { name: string }) {
  const hydrated = useHydrated();
  const { wasOpened, look, open } = useOpened();
  return (
    <details className={styles.rules} onToggle={open} ref={look}>
      <summary>{name}</summary>
      {(wasOpened || !hydrated) && <Words {...words} />}
    </details>
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
  if (!hydrated) {
    return (
      // The server's HTML stays until the lazy component is loaded.
      <div
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is empty, and hydration keeps the server's markup
        dangerouslySetInnerHTML={AS_WRITTEN}
      />
    );
  }
  switch (late.is) {
    case 'here':
      return (
        <div>
          <late.part.ConditionWords {...props} />
        </div>
      );
    case 'lost':
      return (
        <p role="status">These rules could not be loaded. Try again when you are back online.</p>
      );
    case 'coming':
      return <p role="status">Loading…</p>;
  }
}
