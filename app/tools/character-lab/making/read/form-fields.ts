/** The trimmed text of a field, limited in length; null when the field is missing. */
export function text(form: FormData, name: string, most: number): string | null {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim().slice(0, most) : null;
}

/** The whole number of a field, limited to a range, also "1,200"; null when there is none, and the old value stays. */
export function wholeOf(form: FormData, name: string, least: number, most: number): number | null {
  return wholeIn(text(form, name, 16) ?? '', least, most);
}

/** Parses a typed whole number with an optional sign: "+7". */
export function wholeIn(text: string, least: number, most: number): number | null {
  const typed = text.trim().slice(0, 16).replace('−', '-').replace(/^\+/, '');
  const value = /^-?\d{1,3}(,\d{3})+$/.test(typed) ? typed.replaceAll(',', '') : typed;
  if (!/^-?\d+$/.test(value)) return null;
  return Math.min(most, Math.max(least, Number(value)));
}

/** Reads the rows of a list in the form, without emptied ones; null when the form does not have the list. */
export function rows<T>(
  form: FormData,
  name: string,
  most: number,
  of: (at: number) => T | null,
): T[] | null {
  if (!form.has(`${name}:0:name`)) return null;
  const found: T[] = [];
  for (let at = 0; at <= most && form.has(`${name}:${at}:name`); at += 1) {
    const row = of(at);
    if (row !== null && found.length < most) found.push(row);
  }
  return found;
}
