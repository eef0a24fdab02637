import { memo } from 'react';
import { Button } from '~/ui/button';
import { Table } from '~/ui/table';
import { exitWords } from '../key/exit-words';
import type { RoomEntry } from '../key/room-key';
import { type FightPlace, RoomContents } from './room-contents';
import styles from './room-key-table.module.css';

type RoomKeyTableProps = {
  entries: readonly RoomEntry[];
  /** Where the rooms' fights open; missing where they do not. */
  place?: FightPlace | null;
  /** Opens a room to write about it. */
  onOpen?: (number: number) => void;
};

/** The key of the map: the content of each room, and its exits. */
export const RoomKeyTable = memo(function RoomKeyTable({
  entries,
  place,
  onOpen,
}: RoomKeyTableProps) {
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
            <tr key={entry.number} id={`room-${entry.number}`}>
              <td data-kind="number">{entry.number}</td>
              <th scope="row">
                {entry.name}
                <div className={styles.dressing}>
                  {entry.dressing}
                  {(entry.stock || entry.notes) && <RoomContents room={entry} place={place} />}
                </div>
                {onOpen && (
                  <Button
                    type="button"
                    kind="plain"
                    compact
                    aria-label={`Edit room ${entry.number}`}
                    onClick={() => onOpen(entry.number)}
                  >
                    Edit
                  </Button>
                )}
              </th>
              <td className={styles.size}>
                {entry.sizeFeet.width} × {entry.sizeFeet.height} ft
              </td>
              <td className={styles.waysOut}>
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
