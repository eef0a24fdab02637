import { postPage } from '~/platform/ask-page';
import { isPlainPage } from '~/ui/plain-page';

/**
 * Sends the form without leaving the page, once per click: the response replaces the form, and when none comes the
 * typed values stay, with an error sentence. Returns a function that stops this.
 */
export function startContact(page: Document): () => void {
  const form = page.querySelector<HTMLFormElement>('form[data-contact]');
  if (!form) return () => {};
  let isSending = false;
  async function send(event: Event): Promise<void> {
    event.preventDefault();
    if (!form || isSending) return;
    isSending = true;
    const sent = postPage(form);
    const done = saySending(form);
    const answer = await sent;
    isSending = false;
    const fresh = answer?.querySelector('form[data-contact]');
    if (fresh) {
      form.replaceChildren(...Array.from(fresh.childNodes, (one) => page.importNode(one, true)));
      followTyping(form);
    } else {
      done();
      sayUnreached(form, wordsOf(answer));
    }
    form.querySelector('#result')?.scrollIntoView();
  }
  form.addEventListener('submit', send);
  return () => form.removeEventListener('submit', send);
}

/** Shows 'Sending…' on the button and disables the fields until the response; returns a function that restores both. */
function saySending(form: HTMLFormElement): () => void {
  const button = form.querySelector('button');
  if (!button) return () => {};
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const words = button.textContent;
  button.setAttribute('aria-disabled', 'true');
  button.textContent = 'Sending…';
  for (const field of fields) field.readOnly = true;
  return () => {
    button.removeAttribute('aria-disabled');
    button.textContent = words;
    for (const field of fields) field.readOnly = false;
  };
}

/** The text of a response that is not our page, for example of a rate limit; '' where there was no response. */
function wordsOf(answer: Document | null): string {
  const said = answer?.querySelector('h1')?.parentElement ?? answer?.body;
  const words = (said?.textContent ?? '').replace(/\s+/g, ' ').trim();
  return words.length > LONGEST_WORDS ? '' : words;
}

const LONGEST_WORDS = 200;

/** Shows the error sentence of a form without a response, in place of the last response's message. */
function sayUnreached(form: HTMLFormElement, said: string): void {
  const words = form.querySelector('[data-unreached]')?.cloneNode(true);
  if (!(words instanceof Element)) return;
  const why = words.querySelector('p:last-of-type');
  if (why && said !== '') why.prepend(`${said} `);
  form.querySelector('#result')?.replaceChildren(...Array.from(words.childNodes));
}

/** Updates the counter while typing, where React does not do it. */
function followTyping(form: Document | Element): void {
  for (const area of form.querySelectorAll('textarea')) {
    const counter = form.querySelector(`#${CSS.escape(`${area.id}-count`)}`);
    if (!counter) continue;
    const [, most = ''] = (counter.textContent ?? '').split('/');
    const count = () => {
      counter.textContent = `${area.value.length}/${most}`;
      counter.toggleAttribute('data-over', area.value.length > Number(most));
    };
    area.addEventListener('input', count);
    // The browser may have restored typed text after a reload.
    count();
  }
}

if (isPlainPage()) {
  startContact(document);
  followTyping(document);
}
