import { useLatePart } from '~/ui/use-late-part';
import { useOpened } from '~/ui/use-opened';
import { LostNotice, LostPart } from './lost-part';
import styles from './recipe-form.module.css';
import type { RoomDeskProps } from './room-desk';
import type { StockFormProps } from './stock-form';

/** Loaded when a room is first opened. */
function fetchDesk() {
  return import('./room-desk');
}

/** Loaded when the form is unfolded. */
function fetchStocking() {
  return import('./stock-form');
}

/** The desk of a room, or why it could not be loaded. */
export function LateRoomDesk(props: RoomDeskProps) {
  const isOpen = props.number !== null;
  const [late, again] = useLatePart(fetchDesk, isOpen);
  if (late.is === 'here') return <late.part.RoomDesk {...props} />;
  if (late.is === 'coming' || !isOpen) return null;
  return <LostPart open onClose={props.onClose} title="Room" onAgain={again} />;
}

/** The folded form that stocks the rooms. */
export function LateStockForm(props: StockFormProps) {
  const { wasOpened, look, open } = useOpened();
  const [late, again] = useLatePart(fetchStocking, wasOpened);
  return (
    <details className={styles.more} onToggle={open} ref={look}>
      <summary>Stock the rooms</summary>
      {late.is === 'here' && <late.part.StockForm {...props} />}
      {late.is === 'lost' && <LostNotice onAgain={again} />}
    </details>
  );
}
