import { localStorageOf } from './page-device-line';
import { type PaneSizes, paneSize, readPaneSizes } from './pane-sizes';

const KEPT = 'delvewright:fight-panes';
const STEP = 2;

/** Lets the edges between the panes be dragged and moved with the arrow keys; their sizes stay on this device. */
export function watchPanes(): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const sizes = readPaneSizes(storedSizes());
  const panes = document.querySelector<HTMLElement>('[data-panes]');
  if (panes) show(panes, sizes);
  document.addEventListener(
    'pointerdown',
    (event) => {
      const edge = edgeOf(event.target);
      if (edge === null || event.button !== 0) return;
      event.preventDefault();
      edge.element.setPointerCapture(event.pointerId);
      edge.element.dataset.moved = '';
      const moved = (to: PointerEvent) => move(edge, shareAt(edge, to.clientX), sizes);
      const end = new AbortController();
      const over = () => {
        end.abort();
        delete edge.element.dataset.moved;
        keep(sizes);
      };
      edge.element.addEventListener('pointermove', moved, { signal: end.signal });
      for (const name of ['pointerup', 'pointercancel'] as const) {
        edge.element.addEventListener(name, over, { signal: end.signal });
      }
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const edge = edgeOf(event.target);
      const way = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
      if (edge === null || way === 0) return;
      event.preventDefault();
      const { left } = edge.element.getBoundingClientRect();
      const grows = edge.of === 'order' ? way : -way;
      move(edge, shareAt(edge, left) + grows * STEP, sizes);
      keep(sizes);
    },
    { signal },
  );
  return () => leaving.abort();
}

type Edge = { element: HTMLElement; panes: HTMLElement; of: 'order' | 'rest' };

function edgeOf(target: EventTarget | null): Edge | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-pane]') : null;
  const panes = element?.closest<HTMLElement>('[data-panes]');
  const of = element?.dataset.pane;
  return element && panes && (of === 'order' || of === 'rest') ? { element, panes, of } : null;
}

/** The width of the edge's pane, in percent, if the edge is at this place of the screen. */
function shareAt({ panes, of }: Edge, x: number): number {
  const { left, right, width } = panes.getBoundingClientRect();
  return ((of === 'order' ? x - left : right - x) / width) * 100;
}

function move(edge: Edge, wanted: number, sizes: PaneSizes): void {
  const other = edge.of === 'order' ? 'rest' : 'order';
  const beside = edge.panes.querySelector(`[data-pane="${other}"]`);
  const isBeside = beside?.checkVisibility() ?? false;
  const besides = isBeside ? (sizes[other] ?? (other === 'rest' ? 24 : 40)) : 0;
  sizes[edge.of] = paneSize(wanted, besides);
  show(edge.panes, sizes);
}

function show(panes: HTMLElement, sizes: PaneSizes): void {
  for (const of of ['order', 'rest'] as const) {
    const size = sizes[of];
    if (size === null) continue;
    panes.style.setProperty(`--pane-${of}`, `${size}%`);
    panes
      .querySelector(`[data-pane="${of}"]`)
      ?.setAttribute('aria-valuenow', `${Math.round(size)}`);
  }
}

function storedSizes(): string | null {
  try {
    return localStorageOf()?.getItem(KEPT) ?? null;
  } catch {
    return null;
  }
}

function keep(sizes: PaneSizes): void {
  try {
    localStorageOf()?.setItem(KEPT, JSON.stringify(sizes));
  } catch {
    // Without storage the panes have their usual sizes next time.
  }
}
