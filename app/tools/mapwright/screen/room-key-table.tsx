import { memo } from 'react';
import { Table } from '~/ui/table';
import { exitWords } from '../key/exit-words';
import type { RoomEntry } from '../key/room-key';

import styles from './room-key-table.module.css';

/** The key of the map: the content of each room, and its exits. */
export const RoomKeyTable = memo(function RoomKeyTable({
  entries,
}: {
  entries: readonly RoomEntry[];
}) {
  return (
    <div className={styles.key}>
      <Table caption="Rooms of the map" captionHidden>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Room</th>
            <th scope="col">Size</th>
            <th scope="col">Ways out</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.number}>
              <td data-kind="number">{entry.number}</td>
              <th scope="row">
                {entry.name}
                <span className={styles.dressing}>{entry.dressing}</span>
              </th>
              <td className={styles.size}>
                {entry.sizeFeet.width} × {entry.sizeFeet.height} ft
              </td>
              <td>
                <ul className={styles.ways}>
                  {entry.exits.map((exit, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the exits of a room have no other key
                    <li key={index}>{exitWords(exit)}</li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
});
