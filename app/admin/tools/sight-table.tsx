import { Link } from '@remix-run/react';
import { LockBadge } from '~/catalogue/tool-badges';
import type { Column } from '~/ui/data-table/column';
import { AdminTable } from '../frame/admin-table';
import { cardWords, keepWords, pageWords } from './tool-words';
import styles from './tools.module.css';
import type { Sight } from './who-sees';

/** Who sees what of a tool: its card, its page, and whether they may save things with it. */
export function SightTable({ sights, built }: { sights: readonly Sight[]; built: boolean }) {
  return (
    <AdminTable
      caption="Who sees what"
      columns={columnsOf(built)}
      rows={sights}
      idOf={({ who }) => who}
      nameOf={({ who }) => who}
    />
  );
}

function columnsOf(built: boolean): readonly Column<Sight>[] {
  return [
    { key: 'who', label: 'Who', cell: ({ who }) => who },
    {
      key: 'card',
      label: 'Card',
      cell: (sight) => (
        <span className={styles.sight}>
          <span>{cardWords(sight)}</span>
          <LockBadge lock={sight.card.lock} />
        </span>
      ),
    },
    {
      key: 'to',
      label: 'Links to',
      cell: ({ card }) => (card.to ? <Link to={card.to}>{card.to}</Link> : 'nowhere'),
    },
    {
      key: 'page',
      label: 'Page',
      cell: (sight) => <span data-answer={sight.page ?? 'none'}>{pageWords(sight, built)}</span>,
    },
    {
      key: 'keep',
      label: 'Saving',
      cell: (sight) => <span data-keep={sight.keep}>{keepWords(sight)}</span>,
    },
  ];
}
