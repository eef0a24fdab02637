import { listenForTurns } from './slide-turns';

/**
 * Makes a row of slides (`data-slides` is the pause between two, in milliseconds) move on by itself and on request;
 * without this the row can still be scrolled. It pauses while the visitor points at it, has the focus in it, has paused
 * it, has the page hidden, or prefers reduced motion. Returns a function that stops it and restores the plain row.
 */
export function startSlides(root: HTMLElement): () => void {
  const track = root.querySelector<HTMLElement>('[data-track]');
  if (!track) return () => {};
  const row = track;
  const slides = [...row.children].filter((child) => child instanceof HTMLElement);
  const dots = [...root.querySelectorAll('[data-dots] a')];
  const switches = [...root.querySelectorAll<HTMLElement>('[data-play]')];
  const pause = Number(root.dataset.slides);
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  const listening = new AbortController();
  const { signal } = listening;
  let at = 0;
  let stopped = stillness.matches;
  let pointedAt = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show() {
    const slide = slides[at];
    if (!slide) return;
    // A slide that becomes inert must not take the keyboard focus with it.
    if (slides.some((other) => other !== slide && other.contains(document.activeElement))) {
      row.focus({ preventScroll: true });
    }
    slides.forEach((other, index) => {
      other.inert = index !== at;
    });
    dots.forEach((dot, index) => {
      if (index === at) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    });
    row.scrollTo({ left: slide.offsetLeft - (row.clientWidth - slide.clientWidth) / 2 });
  }

  function wait() {
    clearTimeout(timer);
    const busy = pointedAt || root.matches(':focus-within') || document.hidden;
    row.setAttribute('aria-live', stopped || busy ? 'polite' : 'off');
    for (const button of switches) button.hidden = (button.dataset.play === 'stop') === stopped;
    if (!stopped && !busy) timer = setTimeout(() => turnTo(at + 1), pause);
  }

  function turnTo(index: number) {
    at = (index + slides.length) % slides.length;
    show();
    wait();
  }

  function setStopped(value: boolean) {
    const hadFocus = switches.includes(document.activeElement as HTMLElement);
    stopped = value;
    wait();
    if (hadFocus) switches.find((button) => !button.hidden)?.focus();
  }

  function point(event: PointerEvent) {
    if (event.pointerType === 'touch') return;
    pointedAt = event.type === 'pointerenter';
    wait();
  }

  root.addEventListener('pointerenter', point, { signal });
  root.addEventListener('pointerleave', point, { signal });
  root.addEventListener('focusin', wait, { signal });
  // Where the focus moves is known only after it has left.
  root.addEventListener('focusout', () => queueMicrotask(wait), { signal });
  document.addEventListener('visibilitychange', wait, { signal });
  stillness.addEventListener('change', () => setStopped(stillness.matches), { signal });
  addEventListener('resize', show, { signal });
  for (const button of switches) {
    button.addEventListener('click', () => setStopped(button.dataset.play === 'stop'), { signal });
  }
  const unlisten = listenForTurns(root, row, {
    by: (step) => turnTo(at + step),
    to: turnTo,
  });
  root.dataset.live = '';
  turnTo(0);
  return () => {
    listening.abort();
    unlisten();
    clearTimeout(timer);
    delete root.dataset.live;
    for (const slide of slides) slide.inert = false;
  };
}
