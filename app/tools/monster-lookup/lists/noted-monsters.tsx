import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import type { KnownMonster } from '../device-lists';
import styles from './lists.module.css';

/** The monsters with a note, newest first. */
export function NotedMonsters({ notes }: { notes: readonly KnownMonster[] }) {
  if (notes.length === 0) return null;
  return (
    <section className={styles.notes} aria-labelledby="noted" data-print="no">
      <h2 id="noted">Monsters with a note</h2>
      <ul>
        {notes.map(({ id, name }) => (
          <li key={id}>
            <Link to={paths.monsterMine({ id })}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
