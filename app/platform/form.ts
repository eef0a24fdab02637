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
