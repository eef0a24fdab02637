import { sendForm } from '~/platform/send-form';

/** Lets a notice be dismissed without leaving the page and losing typed text; returns a function that stops this. */
export function watchNotice(page: Document): () => void {
  const hide = () => page.documentElement.setAttribute('data-notice-away', '');
  // A page cached for offline use may be older than its notice's end.
  const shown = page.querySelector<HTMLElement>('[data-notice]');
  if (shown && Number(shown.dataset.until) <= Date.now()) hide();
  function putAway(event: SubmitEvent): void {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.closest('[data-notice]')) return;
    event.preventDefault();
    // Pages rendered by the client router still have the notice in their data.
    hide();
    const main = page.getElementById('main');
    main?.setAttribute('tabindex', '-1');
    main?.focus({ preventScroll: true });
    // When offline, the notice returns with the next page and can be dismissed then.
    void sendForm(form.action, {});
  }
  page.addEventListener('submit', putAway);
  return () => page.removeEventListener('submit', putAway);
}
