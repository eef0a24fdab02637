/**
 * Reads the form data of a request. A body that is not a form, or a broken one, reads as an empty form, so that the
 * page's own checks say what is missing.
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}

/**
 * An idempotency key for a form: the `id` that came with its page, with a hash of the other fields in the last eight
 * digits. The same form sent twice gives the same id; other values sent from the same page give another. An `id`
 * shorter than 36 characters is returned unchanged.
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
