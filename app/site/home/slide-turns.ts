/** A drag at least this far turns to the next slide [specification 9]. */
const SWIPE_PX = 48;

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };

/** How a row of slides turns: by a step, or to an index. */
export type Turns = { by(step: 1 | -1): void; to(index: number): void };

/** Turns slides by buttons, dots, arrow keys and swipes; returns a function that stops this. */
export function listenForTurns(root: HTMLElement, track: HTMLElement, turns: Turns): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const dots = [...root.querySelectorAll('[data-dots] a')];
  let startX: number | null = null;
  let swiped = false;

  function onClick(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target : null;
    const step = target?.closest('[data-step]')?.getAttribute('data-step');
    if (step) turns.by(step === '-1' ? -1 : 1);
    const dot = target?.closest('a');
    const index = dot ? dots.indexOf(dot) : -1;
    if (index < 0) return;
    event.preventDefault();
    turns.to(index);
  }

  function onKey(event: KeyboardEvent) {
    if (event.target instanceof HTMLInputElement || event.altKey || event.ctrlKey) return;
    const step = STEPS[event.key];
    if (step) turns.by(step);
    else if (event.key === 'Home') turns.to(0);
    else if (event.key === 'End') turns.to(-1);
    else return;
    event.preventDefault();
  }

  function onRelease(event: PointerEvent) {
    if (startX === null) return;
    const distance = event.clientX - startX;
    startX = null;
    swiped = Math.abs(distance) >= SWIPE_PX;
    if (swiped) turns.by(distance < 0 ? 1 : -1);
  }

  root.addEventListener('click', onClick, { signal });
  root.addEventListener('keydown', onKey, { signal });
  track.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  track.addEventListener(
    'pointerdown',
    (event) => {
      swiped = false;
      startX = event.isPrimary && event.button === 0 ? event.clientX : null;
    },
    { signal },
  );
  addEventListener('pointerup', onRelease, { signal });
  addEventListener(
    'pointercancel',
    () => {
      startX = null;
    },
    { signal },
  );
  // The end of a swipe must not click the link below it.
  track.addEventListener(
    'click',
    (event) => {
      if (swiped) event.preventDefault();
    },
    { signal, capture: true },
  );
  return () => listening.abort();
}
