import { askJson } from '~/platform/ask-json';

/** The pause in typing before names are requested, in milliseconds. */
const REST_MS = 150;

type Names = { items: readonly { name: string }[] };

/** Suggests names while a spell is typed, and submits when a level is selected; returns a function to stop. */
export function watchScroll(page: Document): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const form = page.querySelector<HTMLFormElement>('[data-scroll-form]');
  const spell = form?.querySelector<HTMLInputElement>('input[name="spell"]');
  const level = form?.querySelector('select');
  const names = form?.querySelector('datalist');
  if (!form || !spell || !level || !names) return () => {};
  let rest = 0;
  let asking = new AbortController();
  const offer = async () => {
    asking.abort();
    asking = new AbortController();
    const typed = spell.value.trim();
    if (typed.length < 2) return names.replaceChildren();
    const edition = form.dataset.scrollForm ?? '';
    const query = new URLSearchParams({ q: typed, edition, limit: '8' });
    const { signal: still } = asking;
    const answer = await askJson<Names>(`/spells/search?${query}`, still);
    if (still.aborted || answer.is !== 'here') return;
    names.replaceChildren(
      ...answer.value.items.map(({ name }) =>
        Object.assign(page.createElement('option'), { value: name }),
      ),
    );
  };
  spell.addEventListener(
    'input',
    () => {
      clearTimeout(rest);
      rest = window.setTimeout(offer, REST_MS);
    },
    { signal },
  );
  level.addEventListener(
    'change',
    () => {
      if (level.value === '') return;
      // Clears the name, which would otherwise take precedence over the selected level.
      spell.value = '';
      form.requestSubmit();
    },
    { signal },
  );
  return () => {
    clearTimeout(rest);
    asking.abort();
    watch.abort();
  };
}
