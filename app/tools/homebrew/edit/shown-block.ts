import type { Statblock } from '~/compendium/statblock/statblock';
import { statblockOf } from '~/compendium/statblock/statblock-lines';
import { composed } from '../form/composed';
import { drawn } from '../form/drawn';
import type { FormMeans, KeptEntry } from '../form/entry-form';
import type { Field } from '../form/fields';
import { fromKept } from '../form/kept-json';
import type { Problems } from '../form/reading';

/** The means of a device: words stay words until they are kept, and what the page itself carries along is taken as it is. */
const LIGHT_MEANS: FormMeans = {
  readWords: () => ({ tag: null, effects: [], complete: false, missing: null }),
  readKept: (json) => fromKept(json) as KeptEntry | null,
};

/** The statblock of what stands in the form, and what is wrong with it; `block` is null where nothing can be drawn. */
export function shownBlock(fields: readonly Field[]): {
  block: Statblock | null;
  problems: Problems;
} {
  const { record, form } = drawn(fields, LIGHT_MEANS);
  const full = composed(record).record;
  return { block: statblockOf(full, full.edition), problems: form.problems };
}
