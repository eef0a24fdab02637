import { type FormFields, fieldsOf, typedAgain } from '../form-fields';

/** Actions submitted before hydration. */
export type EarlyPress = {
  /** The fields of their forms in order, for the page to perform them as soon as it can. */
  early?: readonly FormFields[];
  problem?: string;
  typed?: Record<string, string>;
  ticked?: string[];
};

const NOT_YET =
  'This page is still loading. What you pressed is done as soon as it has. Without JavaScript nothing changes; what you typed is still here.';

/** The response to an action that only the device can perform: returns the action itself. */
export function earlyPress(form: FormData): EarlyPress {
  return { early: [fieldsOf(form)], problem: NOT_YET, ...typedAgain(form) };
}
