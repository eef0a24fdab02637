/** The field of each character of one's own that comes along. */
export const CHARACTER = 'character';

/** As many characters are read from a form or an address: one more than may come, so that it can be said. */
const MOST = 21;

/** Whom a form chooses: ids, each once. */
export function chosenCharacters(form: FormData): string[] {
  const sent = form.getAll(CHARACTER).filter((one) => typeof one === 'string');
  return idsOf(sent);
}

/** Whom an address chooses: `?characters=ID,ID`. */
export function charactersIn(params: URLSearchParams): string[] {
  return idsOf((params.get('characters') ?? '').slice(0, 1000).split(','));
}

function idsOf(said: readonly string[]): string[] {
  const ids = said.map((one) => one.trim()).filter((one) => /^[\w-]{1,40}$/.test(one));
  return [...new Set(ids)].slice(0, MOST);
}
