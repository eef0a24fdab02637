/**
 * Reads the form that a page was sent. A body that is no form, or a broken one, reads as an empty form, so that the page's
 * own checks say what is missing.
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}

/**
 * The id of what a form asks for, made of the one that its page came with, `id`: the same when it is sent twice, and another where
 * somebody went back to the page and sends something else from it. As it came where it is too short to be of a page.
 */
export function idOfForm(fields: Iterable<readonly [string, string]>): string {
  let state = 2166136261;
  let id = '';
  for (const [name, value] of fields) {
    if (name === 'id') id = value;
    else
      for (const letter of `${name}=${value}&`)
        state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  }
  if (id.length < 36) return id;
  return id.slice(0, 28) + (state >>> 0).toString(16).padStart(8, '0');
}
