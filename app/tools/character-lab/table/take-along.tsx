import { characterPaths } from '~/character-paths';
import styles from './table.module.css';

const FORMS = [
  ['json', 'File of our own'],
  ['foundry', 'Foundry'],
  ['markdown', 'Markdown'],
  ['text', 'Plain text'],
] as const;

/** The ways to take the character along as a file. */
export function TakeAlong({ id }: { id: string }) {
  return (
    <section aria-labelledby="along" data-print="no">
      <h2 id="along">Take it along</h2>
      <ul className={styles.along}>
        {FORMS.map(([form, label]) => (
          <li key={form}>
            <a href={characterPaths.as({ id }, form)} download>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
