import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { paths } from '~/paths';
import styles from './lists.module.css';

type ListCardProps = {
  id: string;
  name: string;
  count: number;
  does: string;
  children: ReactNode;
};

/** A list in the overview: its name, number of monsters, and actions, which `does` names. */
export function ListCard({ id, name, count, does, children }: ListCardProps) {
  return (
    <li className={styles.card}>
      <Link className={styles.name} to={paths.monsterList({ id })}>
        {name}
      </Link>
      <span>{count === 1 ? '1 monster' : `${count} monsters`}</span>
      <details className={styles.more}>
        <summary aria-label={`${does}: ${name}`}>{does}</summary>
        {children}
      </details>
    </li>
  );
}
