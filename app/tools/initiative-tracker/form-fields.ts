const LONGEST_TYPED = 8000;
const MOST_FIELDS = 60;

/** The typed fields of a form, in their order; one may stand there several times. */
export type FormFields = readonly (readonly [name: string, value: string])[];

/** Reads the typed fields of a form. */
export function fieldsOf(form: FormData): [string, string][] {
  return [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
}

/** What stood in a form that did nothing, for its page to show it again: the fields, and who was ticked. */
export function typedAgain(form: FormData): { typed: Record<string, string>; ticked: string[] } {
  const fields = fieldsOf(form).filter(([name, value]) => {
    return name !== 'who' && value !== '' && value.length <= LONGEST_TYPED;
  });
  const ticked = form.getAll('who').filter((one) => typeof one === 'string');
  return { typed: Object.fromEntries(fields.slice(0, MOST_FIELDS)), ticked };
}

/** The fields of a form on the page, with what its pressed button says. */
export function filledForm(form: HTMLFormElement, submitter: HTMLElement | null): FormData {
  const fields = new FormData(form);
  const name = submitter?.getAttribute('name');
  if (name) fields.append(name, submitter?.getAttribute('value') ?? '');
  return fields;
}
