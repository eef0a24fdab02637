import type { ReactNode } from 'react';
import { PlayNotes } from './play-notes';
import styles from './table.module.css';
import { useTableNow } from './use-table-now';

/** The texts about the character, and further actions. */
export function NotesPart({ children }: { children?: ReactNode }) {
  const { about } = useTableNow().table;
  const { looks, personality } = about;
  const features = (['age', 'height', 'weight', 'eyes', 'skin', 'hair'] as const)
    .filter((part) => looks[part] !== '')
    .map((part) => `${part} ${looks[part]}`);
  const parts = [
    ['Notes', about.notes],
    ['Traits', personality.traits],
    ['Ideals', personality.ideals],
    ['Bonds', personality.bonds],
    ['Flaws', personality.flaws],
    ['Looks', [features.join(', '), looks.words].filter((one) => one !== '').join('\n')],
    ['Backstory', about.backstory],
    ['Player', about.player],
    ['Alignment', about.alignment],
    ['Experience', about.xp === 0 ? '' : `${about.xp.toLocaleString('en')} XP`],
  ].filter(([, text]) => text !== '');
  return (
    <>
      <PlayNotes />
      <section aria-labelledby="notes">
        <h2 id="notes">About the character</h2>
        {parts.length === 0 && <p className={styles.soft}>Nothing written yet.</p>}
        <dl className={styles.facts}>
          {parts.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={styles.words}>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      {children}
    </>
  );
}
