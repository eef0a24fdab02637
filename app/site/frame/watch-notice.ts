import { sendForm } from '~/platform/send-form';

/** Lets a notice be put away while its page stays as it is, with everything typed into it; returns what ends it. */
export function watchNotice(page: Document): () => void {
  const hide = () => page.documentElement.setAttribute('data-notice-away', '');
  // A page that the device has kept for a poor line may be older than what it says.
  const shown = page.querySelector<HTMLElement>('[data-notice]');
  if (shown && Number(shown.dataset.until) <= Date.now()) hide();
  function putAway(event: SubmitEvent): void {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.closest('[data-notice]')) return;
    event.preventDefault();
    // Pages that come without loading anew know of the notice still.
    hide();
    const main = page.getElementById('main');
    main?.setAttribute('tabindex', '-1');
    main?.focus({ preventScroll: true });
    // Without a line it comes back with the next page, to be put away then.
    void sendForm(form.action, {});
  }
  page.addEventListener('submit', putAway);
  return () => page.removeEventListener('submit', putAway);
}
