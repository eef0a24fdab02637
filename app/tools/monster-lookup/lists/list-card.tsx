import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { paths } from '~/paths';
import styles from './lists.module.css';

type ListCardProps = {
  id: string;
  name: string;
  count: number;
  beside?: ReactNode;
  children: ReactNode;
};

/** A list in the overview: its name, number of monsters, and actions. */
export function ListCard({ id, name, count, beside, children }: ListCardProps) {
  return (
    <li className={styles.card}>
      <Link className={styles.name} to={paths.monsterList({ id })}>
        {name}
      </Link>
      <span>{count === 1 ? '1 monster' : `${count} monsters`}</span>
      {beside}
      <details className={styles.more}>
        <summary aria-label={`Rename or delete ${name}`}>Rename, delete</summary>
        {children}
      </details>
    </li>
  );
}
