import { arrange, rowsHere } from './arrange-rows';
import styles from './row-drag.module.css';

/** Distance in pixels after which a press becomes a drag. */
const FAR = 6;

/** Lets mouse and pen drag a row by its count on wide screens; returns a function that stops it. */
export function watchRowDrag(): () => void {
  let held: { row: HTMLElement; y: number; moves: boolean } | null = null;
  const list = rowsHere()[0]?.parentElement;
  list?.classList.add(styles.order ?? '');

  function clean(): void {
    for (const row of rowsHere()) delete row.dataset.drop;
    held?.row.removeAttribute('data-dragged');
    held = null;
  }

  /** The row it would be dropped before (null: last); undefined: no valid place. */
  function under(
    y: number,
  ): { mark: HTMLElement; side: 'before' | 'after'; before: string | null } | undefined {
    const rows = rowsHere();
    const at = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
    const mark = rows[at < 0 ? rows.length - 1 : at];
    if (mark === undefined) return undefined;
    const { top, height } = mark.getBoundingClientRect();
    const first = y < top + height / 2;
    const next = rows[rows.indexOf(mark) + 1]?.dataset.row ?? null;
    return first
      ? { mark, side: 'before', before: mark.dataset.row ?? null }
      : { mark, side: 'after', before: next };
  }

  function handleDown(event: PointerEvent): void {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    if (!matchMedia('(min-width: 62rem)').matches) return;
    const target = event.target instanceof Element ? event.target : null;
    const row = target?.closest<HTMLElement>('li[data-row]');
    if (!row || row.firstElementChild === null || !row.firstElementChild.contains(target)) return;
    event.preventDefault();
    held = { row, y: event.clientY, moves: false };
  }

  function handleMove(event: PointerEvent): void {
    if (held === null) return;
    if (!held.moves && Math.abs(event.clientY - held.y) < FAR) return;
    held.moves = true;
    held.row.dataset.dragged = '';
    for (const row of rowsHere()) delete row.dataset.drop;
    const place = under(event.clientY);
    if (place) place.mark.dataset.drop = place.side;
  }

  function handleUp(event: PointerEvent): void {
    // Measure only for a drag: measuring forces a layout, which would delay every other press.
    const row = held?.moves ? held.row : null;
    const place = row === null ? undefined : under(event.clientY);
    clean();
    const id = row?.dataset.row;
    if (id === undefined || !place || place.before === id) return;
    const rows = rowsHere();
    const own = row === null ? -1 : rows.indexOf(row);
    // Right after itself is its current place.
    if ((rows[own + 1]?.dataset.row ?? null) === place.before) return;
    arrange(id, place.before);
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') clean();
  }

  document.addEventListener('pointerdown', handleDown);
  document.addEventListener('pointermove', handleMove);
  document.addEventListener('pointerup', handleUp);
  document.addEventListener('pointercancel', clean);
  document.addEventListener('keydown', handleKey);
  return () => {
    clean();
    document.removeEventListener('pointerdown', handleDown);
    document.removeEventListener('pointermove', handleMove);
    document.removeEventListener('pointerup', handleUp);
    document.removeEventListener('pointercancel', clean);
    document.removeEventListener('keydown', handleKey);
  };
}
