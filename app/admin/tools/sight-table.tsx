import { Link } from '@remix-run/react';
import { LockBadge } from '~/catalogue/tool-badges';
import { Table } from '~/ui/table';
import { cardWords, keepWords, pageWords } from './tool-words';
import styles from './tools.module.css';
import type { Sight } from './who-sees';

/** Who finds what of a tool: its card, its page, and whether they may keep things with it. */
export function SightTable({ sights, built }: { sights: readonly Sight[]; built: boolean }) {
  return (
    <Table caption="Who sees what" captionHidden>
      <thead>
        <tr>
          <th scope="col">Who</th>
          <th scope="col">Its card</th>
          <th scope="col">leads to</th>
          <th scope="col">Its page</th>
          <th scope="col">Keeping</th>
        </tr>
      </thead>
      <tbody>
        {sights.map((sight) => (
          <tr key={sight.who}>
            <th scope="row">{sight.who}</th>
            <td>
              <span className={styles.sight}>
                <span>{cardWords(sight)}</span>
                <LockBadge lock={sight.card.lock} />
              </span>
            </td>
            <td>{sight.card.to ? <Link to={sight.card.to}>{sight.card.to}</Link> : 'nowhere'}</td>
            <td data-answer={sight.page ?? 'none'}>{pageWords(sight, built)}</td>
            <td data-keep={sight.keep}>{keepWords(sight)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
