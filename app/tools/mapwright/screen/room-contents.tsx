import { Link } from '@remix-run/react';
import { foeWords, type MapPrep, type RoomStock, STOCK_NAMES } from '~/maps/map/room-text';
import { NotesText } from '~/maps/screen/notes-text';
import layout from '~/ui/layout.module.css';
import { roomLinks } from './page-room-links';

/** Where the fights of a map's rooms open. */
export type FightPlace = { prep: MapPrep; mapId: string | null };

type RoomContentsProps = {
  room: { number: number; name: string; stock?: RoomStock; notes?: string };
  /** Missing where the fights cannot be opened: on a shared page. */
  place?: FightPlace | null;
};

/** What waits in a room, for the game master: monsters with the ways to their fight, traps, treasure, and notes. */
export function RoomContents({ room, place = null }: RoomContentsProps) {
  const { number, name, stock, notes } = room;
  const foes = stock?.foes ?? [];
  const links =
    place !== null && foes.length > 0 ? roomLinks({ ...place, foes, number, name }) : null;
  return (
    <>
      {foes.length > 0 && (
        <p>
          <strong>Monsters:</strong> {foeWords(foes)}
        </p>
      )}
      {links && (
        <p className={layout.row}>
          <Link to={links.tracker}>Run in the tracker</Link>
          <Link to={links.builder}>Encounter builder</Link>
          <Link to={links.simulator}>Simulate</Link>
        </p>
      )}
      {links && place?.mapId === null && (
        <p>Save the map first, and its fights open with the map and this room’s text.</p>
      )}
      {stock?.lines.map(({ kind, text }) => (
        <p key={text}>
          <strong>{STOCK_NAMES[kind]}:</strong> {text}
        </p>
      ))}
      {notes !== undefined && <NotesText text={notes} />}
    </>
  );
}
