/** Form field with the id of a chosen character; it may occur several times. */
export const CHARACTER = 'character';

/** Most ids read from a form or URL: one more than allowed, so that an error can be shown. */
const MOST = 21;

/** The character ids chosen in a form, each once. */
export function chosenCharacters(form: FormData): string[] {
  const sent = form.getAll(CHARACTER).filter((one) => typeof one === 'string');
  return idsOf(sent);
}

/** The character ids in a URL: `?characters=ID,ID`. */
export function charactersIn(params: URLSearchParams): string[] {
  return idsOf((params.get('characters') ?? '').slice(0, 1000).split(','));
}

function idsOf(said: readonly string[]): string[] {
  const ids = said.map((one) => one.trim()).filter((one) => /^[\w-]{1,40}$/.test(one));
  return [...new Set(ids)].slice(0, MOST);
}
