import { macroLeaves, tableLeaves } from '../kept/macro-leaves';
import { deviceKept } from '../kept/page-device-kept';
import { nodesOf } from '../page-leaf';

/** Shows the device's macros for visitors, and rolls a clicked macro without leaving the page. */
export function watchMacros(
  page: Document,
  roll: (dice: string) => void,
  signal: AbortSignal,
): void {
  const part = page.querySelector<HTMLElement>('[data-macros]');
  if (!part) return;
  if (part.dataset.macros === 'device') {
    const kept = deviceKept();
    const leaves = [...macroLeaves(kept), ...tableLeaves(kept)];
    part.hidden = leaves.length === 0;
    part.querySelector('[data-macro-leaves]')?.replaceChildren(...nodesOf(page, leaves));
  }
  part.addEventListener(
    'click',
    (event) => {
      // With a modifier key the browser opens a new tab.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const pressed = event.target instanceof Element && event.target.closest('[data-macro]');
      if (!pressed) return;
      event.preventDefault();
      roll(pressed.getAttribute('data-macro') ?? '');
    },
    { signal },
  );
}
