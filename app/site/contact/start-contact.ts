import { isPlainPage } from '~/ui/plain-page';

/** Says 'Sending…' on the button from the moment the form is sent, and sends it once; returns what ends that. */
export function startContact(page: Document): () => void {
  const form = page.querySelector('form[data-contact]');
  const button = form?.querySelector('button');
  if (!form || !button) return () => {};
  const words = button.textContent;
  function onSubmit(event: Event) {
    if (button?.getAttribute('aria-disabled')) event.preventDefault();
    else if (button) {
      button.setAttribute('aria-disabled', 'true');
      button.textContent = 'Sending…';
    }
  }
  // Someone who comes back to the page by the browser's own button may send again.
  function onShow() {
    button?.removeAttribute('aria-disabled');
    if (button) button.textContent = words;
  }
  form.addEventListener('submit', onSubmit);
  addEventListener('pageshow', onShow);
  return () => {
    form.removeEventListener('submit', onSubmit);
    removeEventListener('pageshow', onShow);
  };
}

/** Lets the counter follow what is typed, where React does not do it. */
function followTyping(page: Document): void {
  for (const area of page.querySelectorAll('textarea')) {
    const counter = page.getElementById(`${area.id}-count`);
    if (!counter) continue;
    const [, most = ''] = (counter.textContent ?? '').split('/');
    const count = () => {
      counter.textContent = `${area.value.length}/${most}`;
      counter.toggleAttribute('data-over', area.value.length > Number(most));
    };
    area.addEventListener('input', count);
    // The browser may have put back what was typed before a reload.
    count();
  }
}

if (isPlainPage()) {
  startContact(document);
  followTyping(document);
}
