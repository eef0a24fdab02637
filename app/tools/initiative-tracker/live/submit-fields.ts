/** Submits a form that stands nowhere on the screen, as a button there would: a key can do no more than a button. */
export function submitFields(fields: Readonly<Record<string, string>>): void {
  const screen = document.querySelector<HTMLElement>('[data-fight]');
  if (screen === null) return;
  const { intent = '', ...others } = fields;
  const form = document.createElement('form');
  form.method = 'post';
  form.hidden = true;
  for (const [name, value] of Object.entries(others)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.appendChild(field);
  }
  const button = document.createElement('button');
  button.name = 'intent';
  button.value = intent;
  form.appendChild(button);
  screen.appendChild(form);
  form.requestSubmit(button);
  form.remove();
}
