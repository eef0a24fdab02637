import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export type Tab = { to: string; label: ReactNode; current: boolean };

/** Links to several views of one thing; each has an address of its own. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          aria-current={tab.current ? 'page' : undefined}
          preventScrollReset
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
