import { type FormFields, fieldsOf, typedAgain } from '../form-fields';

/** Presses that were made before their page could do them. */
export type EarlyPress = {
  /** The fields of their forms in their order, for the page to do them as soon as it can. */
  early?: readonly FormFields[];
  problem?: string;
  typed?: Record<string, string>;
  ticked?: string[];
};

const NOT_YET =
  'This page’s scripts are still loading. What you pressed is done once they have. Without scripts nothing changes; what you typed is still here.';

/** What a page is answered with whose press only its device can do: the press itself, to be done there. */
export function earlyPress(form: FormData): EarlyPress {
  return { early: [fieldsOf(form)], problem: NOT_YET, ...typedAgain(form) };
}
