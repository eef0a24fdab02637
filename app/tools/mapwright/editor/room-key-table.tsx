import { memo } from 'react';
import { Table } from '~/ui/table';
import type { RoomEntry, RoomExit } from '../room-key';
import { DOOR_NAMES } from './drawing-tools';
import styles from './room-key-table.module.css';

/** The key of the map: what stands in which room, and how one gets out of it. */
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
                    // biome-ignore lint/suspicious/noArrayIndexKey: the ways out of a room have no other name
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

function exitWords({ direction, kind, leadsTo, state, material, dcs }: RoomExit): string {
  const to = typeof leadsTo === 'number' ? `to room ${leadsTo}` : `to ${articleFor(leadsTo)}`;
  if (kind === 'opening') return `${capital(direction)}: open ${to}`;
  const name = DOOR_NAMES[kind].toLowerCase();
  const word = name.startsWith(state) || state === 'open' ? '' : `, ${state}`;
  const made = material === null || kind === 'archway' ? '' : ` of ${material}`;
  const rolls = [
    dcs.spot === null ? '' : `spot DC ${dcs.spot}`,
    dcs.pick === null ? '' : `pick DC ${dcs.pick}`,
    dcs.break === null ? '' : `break DC ${dcs.break}`,
  ].filter(Boolean);
  const dc = rolls.length === 0 ? '' : ` (${rolls.join(', ')})`;
  return `${capital(direction)}: ${name}${made}${word} ${to}${dc}`;
}

function articleFor(place: string): string {
  switch (place) {
    case 'outside':
      return 'the outside';
    case 'stairs up':
    case 'stairs down':
      return place;
    default:
      return `a ${place}`;
  }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
