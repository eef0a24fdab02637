import { entryOf } from '~/compendium/foreign/entries/entry';
import { entry } from '~/compendium/records/entry-record';
import type { MonsterRecord } from '~/compendium/records/monster-record';
import { readMonsterRecord } from '~/compendium/records/read-records';
import { composed } from './composed';
import { drawn } from './drawn';
import type { FormMeans, KeptEntry } from './entry-form';
import type { Field } from './fields';
import { fromKept, isPart } from './kept-json';
import type { Problems } from './reading';

/** For the Worker: texts are fully parsed, and kept data is validated like the record. */
export const FULL_MEANS: FormMeans = {
  readWords: (name, text) => {
    const title = { name, only: null, recharge: null, uses: null, cost: 1, mark: null };
    const { key, name: _, text: __, only, recharge, uses, ...held } = entryOf(title, text, 'entry');
    return held;
  },
  readKept: (json) => {
    const kept = fromKept(json);
    if (!isPart(kept) || typeof kept.text !== 'string' || kept.text.length > 8000) return null;
    const { text, ...held } = kept;
    const read = entry.safeParse({ ...held, key: 'kept', name: 'Kept', text: '' });
    if (!read.success) return null;
    const { key, name, text: _, only, recharge, uses, ...rest } = read.data;
    return { ...rest, text } satisfies KeptEntry;
  },
};

export type FormOutcome =
  | { readonly ok: true; readonly record: MonsterRecord }
  /** `record` is the creature as far as it can be shown. */
  | { readonly ok: false; readonly problems: Problems; readonly record: MonsterRecord | null };

/** Builds the creature of a form, or returns its problems by field name. */
export function recordOf(fields: readonly Field[]): FormOutcome {
  const { record, form, rows } = drawn(fields, FULL_MEANS);
  const bare = readMonsterRecord(record);
  if (!bare.ok) {
    const problems = { ...form.problems };
    if (Object.keys(problems).length === 0) problems[''] = sentenceOf(bare.problem);
    return { ok: false, problems, record: null };
  }
  const full = composed(bare.record);
  for (const key of full.wordless) {
    form.wrong(`${rows.get(key)}.text`, 'Enter a text: its mechanics do not write one.');
  }
  if (Object.keys(form.problems).length > 0) {
    return { ok: false, problems: form.problems, record: full.record };
  }
  const reading = readMonsterRecord(full.record);
  if (reading.ok) return { ok: true, record: reading.record };
  return { ok: false, problems: { '': sentenceOf(reading.problem) }, record: full.record };
}

function sentenceOf(problem: string): string {
  return `The monster cannot be saved as it is: ${problem}.`;
}
