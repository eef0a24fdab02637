/** Fills a form's visible fields from a search in the URL, except the text field being typed in. */
export function fillFields(form: HTMLFormElement, params: URLSearchParams): void {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) {
      const offered = new Set(Array.from(field.options, ({ value }) => value));
      field.value = params.getAll(field.name).find((value) => offered.has(value)) ?? '';
    }
    // Hidden fields are rendered from the URL.
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden') continue;
    if (field === document.activeElement && field.type !== 'checkbox') continue;
    if (field.type === 'checkbox') {
      field.checked = params.getAll(field.name).includes(field.value);
    } else if (field.name !== '') {
      field.value = params.get(field.name) ?? '';
    }
  }
}
