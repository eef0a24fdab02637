const LONGEST_TYPED = 8000;
const MOST_FIELDS = 60;

/** The text fields of a form in order; a name may occur several times. */
export type FormFields = readonly (readonly [name: string, value: string])[];

/** Reads the text fields of a form. */
export function fieldsOf(form: FormData): [string, string][] {
  return [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
}

/** The values of a refused form, to show them again: the fields, and the selected combatants. */
export function typedAgain(form: FormData): { typed: Record<string, string>; ticked: string[] } {
  const fields = fieldsOf(form).filter(([name, value]) => {
    return name !== 'who' && value !== '' && value.length <= LONGEST_TYPED;
  });
  const ticked = form.getAll('who').filter((one) => typeof one === 'string');
  return { typed: Object.fromEntries(fields.slice(0, MOST_FIELDS)), ticked };
}

/** The form data of a form on the page, including the pressed button. */
export function filledForm(form: HTMLFormElement, submitter: HTMLElement | null): FormData {
  const fields = new FormData(form);
  const name = submitter?.getAttribute('name');
  if (name) fields.append(name, submitter?.getAttribute('value') ?? '');
  return fields;
}
