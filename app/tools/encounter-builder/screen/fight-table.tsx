import { challengeText } from '~/rules/challenge';
import { Table } from '~/ui/table';
import type { FightRow } from '../fight-rows';
import { points } from '../verdict-words';

type FightTableProps = { rows: readonly FightRow[]; notes: readonly { note: string }[] };

/** The combatants as a read-only table, in order of arrival. */
export function FightTable({ rows, notes }: FightTableProps) {
  const noted = rows.map((row, at) => ({ row, at, note: notes[at]?.note ?? '' }));
  const order = noted.toSorted((a, b) => (a.row.round ?? 0) - (b.row.round ?? 0));
  return (
    <Table caption="Monsters" captionHidden>
      <thead>
        <tr>
          <th scope="col">Monster</th>
          <th scope="col" data-kind="number">
            CR
          </th>
          <th scope="col" data-kind="number">
            XP
          </th>
          <th scope="col">Side and arrival</th>
        </tr>
      </thead>
      <tbody>
        {order.map(({ row, at, note }) => (
          <tr key={at}>
            <th scope="row">{`${row.count} × ${row.called}`}</th>
            <td data-kind="number">{row.rating === null ? '–' : challengeText(row.rating)}</td>
            <td data-kind="number">
              {row.side === 'allies' ? '–' : points(row.worth * row.count)}
            </td>
            <td>
              {[
                row.side === 'allies' ? 'on the party’s side' : null,
                row.round === null ? null : `arrives in round ${row.round}`,
                note || null,
              ]
                .filter(Boolean)
                .join(' · ')}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
