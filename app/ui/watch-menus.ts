const OPEN_MENUS = 'details[data-menu][open]';

/**
 * Closes open menus on Escape, on a click or focus elsewhere and after a click on one of their links; returns a
 * function that stops this.
 */
export function watchMenus(page: Document): () => void {
  function closeOnClick(event: Event) {
    const target = event.target instanceof Element ? event.target : null;
    for (const menu of page.querySelectorAll(OPEN_MENUS)) {
      if (!target || !menu.contains(target) || target.closest('a')) menu.removeAttribute('open');
    }
  }
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    for (const menu of page.querySelectorAll(OPEN_MENUS)) {
      const hadFocus = menu.contains(page.activeElement);
      menu.removeAttribute('open');
      if (hadFocus) menu.querySelector('summary')?.focus();
    }
  }
  function closeOnLeaving({ target }: FocusEvent) {
    if (!(target instanceof Element)) return;
    for (const menu of page.querySelectorAll(OPEN_MENUS)) {
      if (!menu.contains(target)) menu.removeAttribute('open');
    }
  }
  page.addEventListener('focusin', closeOnLeaving);
  page.addEventListener('click', closeOnClick);
  page.addEventListener('keydown', closeOnEscape);
  return () => {
    page.removeEventListener('focusin', closeOnLeaving);
    page.removeEventListener('click', closeOnClick);
    page.removeEventListener('keydown', closeOnEscape);
  };
}
