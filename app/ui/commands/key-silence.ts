const TYPED_INTO =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="searchbox"], input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"], [type="submit"], [type="reset"], [type="color"], [type="file"])';

/** Controls that Enter and Space activate. */
const PRESSED = 'a[href], button, summary, input, [role="button"], [role="option"]';

/** Controls that the arrow keys and similar keys move. */
const MOVED =
  'input, summary, [role="tab"], [role="menuitem"], [role="option"], [role="slider"], [role="listbox"]';

/** Whether keys at this element belong to typing, or to something open in front of the page. */
export function isSilent(target: Element | null, place: Element | null): boolean {
  if (target?.closest(TYPED_INTO)) return true;
  const front = [...document.querySelectorAll('dialog:modal')].at(-1);
  if (front) return !(place && front.contains(place));
  const sheet = target?.closest('dialog, [popover]');
  return sheet != null && !(place && sheet.contains(place));
}

/** Whether a key press belongs to the focused control, or to a text selection. */
export function isOfControl(press: string, target: Element | null, place: Element | null): boolean {
  if (/^Mod\+[cx]$/.test(press) && !(getSelection()?.isCollapsed ?? true)) return true;
  if (target === null || target === place) return false;
  if (/(^|\+)(Enter|Space)$/.test(press)) return target.closest(PRESSED) !== null;
  if (/(^|\+)(Arrow\w+|Home|End|PageUp|PageDown)$/.test(press)) {
    return target.closest(MOVED) !== null;
  }
  return false;
}
