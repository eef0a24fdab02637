import type { ReactNode } from 'react';
import type { CardTable } from './cheat-card';
import styles from './cheat-sheet.module.css';
import { MarkedLine } from './marked-line';
import type { EditionCard } from './sheet';

type CheatCardViewProps = {
  card: EditionCard;
  /** The document that its reference points into. */
  srd: string;
  hidden: boolean;
  /** Its calculator, if it has one. */
  children?: ReactNode;
};

/** One rule on a card: its name links to itself, its foot says where the rule stands. */
export function CheatCardView({ card, srd, hidden, children }: CheatCardViewProps) {
  const { id, title, also, lines, table } = card;
  return (
    <article id={id} className={styles.card} data-also={also} hidden={hidden}>
      <h3>
        <a href={`#${id}`}>{title}</a>
      </h3>
      <Lines lines={lines} />
      {table && <SmallTable table={table} title={title} />}
      {children}
      <p className={styles.source}>
        {srd}, {card.srd}
      </p>
    </article>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  const [only, ...more] = lines;
  if (only === undefined) return null;
  if (more.length === 0) {
    return (
      <p>
        <MarkedLine line={only} />
      </p>
    );
  }
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>
          <MarkedLine line={line} />
        </li>
      ))}
    </ul>
  );
}

function SmallTable({ table, title }: { table: CardTable; title: string }) {
  return (
    <table aria-label={title}>
      <thead>
        <tr>
          {table.head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([first, ...rest]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {rest.map((cell, at) => (
              <td key={table.head[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
