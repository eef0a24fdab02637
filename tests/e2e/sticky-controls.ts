import type { Page } from 'playwright/test';

/**
 * The visible controls that cannot be pressed: controls in fixed or sticky parts whose center is covered by something
 * else, and controls at the end of the page that such a part covers. Checked at four scroll positions from the top to
 * the end.
 */
export async function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
    const staying = (element: Element): Element | null => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { position, top, bottom, overflowY } = getComputedStyle(at);
        // What a fixed part scrolls is not held by it.
        const scrolls = /auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight;
        if (position === 'fixed') return scrolls && at !== element ? null : at;
        if (position !== 'sticky') continue;
        const box = at.getBoundingClientRect();
        // Otherwise the part scrolls with the page; and a part higher than its room can be scrolled.
        const isHeld =
          (top !== 'auto' && Math.abs(box.top - Number.parseFloat(top)) < 1) ||
          (bottom !== 'auto' && Math.abs(innerHeight - box.bottom - Number.parseFloat(bottom)) < 1);
        return isHeld && box.height < innerHeight - 160 ? at : null;
      }
      return null;
    };
    const inSight = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const nameOf = (element: Element) =>
      (
        element.getAttribute('aria-label') ??
        element.closest('label')?.textContent ??
        element.textContent ??
        ''
      )
        .trim()
        .slice(0, 40) || element.outerHTML.slice(0, 80);
    /** Whether a point is clipped by an ancestor's overflow. */
    const isCut = (element: Element, x: number, y: number) => {
      for (let at = element.parentElement; at; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const box = at.getBoundingClientRect();
        if (x < box.left || x > box.right || y < box.top || y > box.bottom) return true;
      }
      return false;
    };
    const found = new Set<string>();
    const end = document.documentElement.scrollHeight - innerHeight;
    for (const part of [0, 0.3, 0.7, 1]) {
      scrollTo({ top: end * part, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      for (const control of document.querySelectorAll(CONTROLS)) {
        const stays = staying(control);
        const isEnd = control.closest('footer') !== null;
        if ((!stays && !isEnd) || !inSight(control)) continue;
        const { left, top, width, height } = control.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (width === 0 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        if (isCut(control, x, y)) continue;
        const hit = document.elementFromPoint(x, y);
        const own = control.closest('label') ?? control;
        if (
          !hit ||
          own.contains(hit) ||
          hit.contains(control) ||
          hit.closest('label')?.contains(control)
        ) {
          continue;
        }
        // At the end of the page only controls covered by a sticky part count.
        if (isEnd && !staying(hit)) continue;
        found.add(
          `${part}: "${nameOf(control)}" lies under "${nameOf(hit)}" <${hit.tagName} class=${hit.className}>`,
        );
      }
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return [...found];
  });
}
