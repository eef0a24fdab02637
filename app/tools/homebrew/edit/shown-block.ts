import type { Statblock } from '~/compendium/statblock/statblock';
import { statblockOf } from '~/compendium/statblock/statblock-lines';
import { composed } from '../form/composed';
import { drawn } from '../form/drawn';
import type { FormMeans, KeptEntry } from '../form/entry-form';
import type { Field } from '../form/fields';
import { fromKept } from '../form/kept-json';
import type { Problems } from '../form/reading';

/** For the browser: texts are not parsed until saved, and kept data of the page is trusted. */
const LIGHT_MEANS: FormMeans = {
  readWords: () => ({ tag: null, effects: [], complete: false, missing: null }),
  readKept: (json) => fromKept(json) as KeptEntry | null,
};

/** The statblock for the current form, and its problems; `block` is null when nothing can be drawn. */
export function shownBlock(fields: readonly Field[]): {
  block: Statblock | null;
  problems: Problems;
} {
  const { record, form } = drawn(fields, LIGHT_MEANS);
  const full = composed(record).record;
  return { block: statblockOf(full, full.edition), problems: form.problems };
}
