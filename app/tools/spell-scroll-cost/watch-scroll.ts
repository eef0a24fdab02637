import { askJson } from '~/platform/ask-json';

/** How long the typing rests before names are asked for, in milliseconds. */
const REST_MS = 150;

type Names = { items: readonly { name: string }[] };

/** Offers names while one types a spell, and answers at once when a level is chosen; returns what ends the watch. */
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
      // A level that is chosen is meant: the name beside it would outweigh it.
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
