import { Link } from '@remix-run/react';
import { characterPaths } from '~/character-paths';
import styles from './table.module.css';
import { useTableNow } from './use-table-now';

const FORMS = [
  ['json', 'Delvewright JSON'],
  ['foundry', 'Foundry'],
  ['markdown', 'Markdown'],
  ['text', 'Plain text'],
] as const;

/** Links to export the character and to convert it to the other edition. */
export function TakeAlong({ id, mayChange }: { id: string; mayChange: boolean }) {
  const casts = useTableNow().table.sheet.spells.length > 0;
  return (
    <section aria-labelledby="along" data-print="no">
      <h2 id="along">Export</h2>
      <ul className={styles.along}>
        {FORMS.map(([form, label]) => (
          <li key={form}>
            <a href={characterPaths.as({ id }, form)} download>
              {label}
            </a>
          </li>
        ))}
        <li>
          <a href={characterPaths.pdf({ id })}>PDF to fill in</a>
        </li>
        {casts && (
          <li>
            <a href={characterPaths.pdfWithTexts({ id })}>PDF with spell texts</a>
          </li>
        )}
        {mayChange && (
          <li>
            <Link to={characterPaths.otherEdition({ id })}>Copy to the other rules</Link>
          </li>
        )}
      </ul>
    </section>
  );
}
