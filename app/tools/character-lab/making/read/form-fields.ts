/** What stands in a field, without blanks around it and at most so many letters; null where there is no such field. */
export function text(form: FormData, name: string, most: number): string | null {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim().slice(0, most) : null;
}

/** A whole number of a field within limits, "1,200" too; null where there is none, so that what stood there stays. */
export function wholeOf(form: FormData, name: string, least: number, most: number): number | null {
  return wholeIn(text(form, name, 16) ?? '', least, most);
}

/** The same of what was typed, with a sign or without: "+7". */
export function wholeIn(text: string, least: number, most: number): number | null {
  const typed = text.trim().slice(0, 16).replace('−', '-').replace(/^\+/, '');
  const value = /^-?\d{1,3}(,\d{3})+$/.test(typed) ? typed.replaceAll(',', '') : typed;
  if (!/^-?\d+$/.test(value)) return null;
  return Math.min(most, Math.max(least, Number(value)));
}

/** The rows of a list on the form, without those that were emptied; null where the list was not on it. */
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
