import type { MonsterRecord } from '~/compendium/records/monster-record';
import { TAKE_FORMS, type TakeForm } from './take-forms';

/** The file name: the creature's slug, or a general one for several; only plain letters, for any operating system. */
export function takeFileName(records: readonly Pick<MonsterRecord, 'slug'>[], form: TakeForm) {
  const [first] = records;
  const name = records.length === 1 && first !== undefined ? first.slug : 'homebrew-monsters';
  const told = TAKE_FORMS[form].ending === 'json' && form !== 'own' ? `-${form}` : '';
  return `${name}${told}.${TAKE_FORMS[form].ending}`;
}

/** Returns the name of each creature in a file: its slug, with a number if another one has the same. */
export function namesApart(records: readonly MonsterRecord[]): (record: MonsterRecord) => string {
  const taken = new Set<string>();
  const names = new Map<MonsterRecord, string>();
  for (const record of records) {
    let name = record.slug;
    for (let more = 2; taken.has(name); more += 1) name = `${record.slug}-${more}`;
    taken.add(name);
    names.set(record, name);
  }
  return (record) => names.get(record) ?? record.slug;
}
