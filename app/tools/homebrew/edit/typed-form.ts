import type { MonsterRecord } from '~/compendium/records/monster-record';
import type { Field } from '../form/fields';
import { formOf } from '../form/form-of';
import type { Problems } from '../form/reading';
import { FULL_MEANS, recordOf } from '../form/record-of';
import { type KeptCreature, WHOLE } from '../kept/creature';

/** The creature that a form makes together with what was typed, ready to be kept. */
export type TypedCreature = {
  readonly kept: KeptCreature;
  readonly problems: Problems;
  /** What its rating is explained by: the creature as it stands in the form, as far as that goes. */
  readonly shown: MonsterRecord;
};

/**
 * What is kept when these fields stand in the form: the creature that they make, or the one before it while they make none. What
 * was typed stays with it where the creature alone would not bring it back.
 */
export function typedCreature(before: KeptCreature, fields: readonly Field[]): TypedCreature {
  const outcome = recordOf(fields);
  const record = outcome.ok ? outcome.record : before.record;
  const isSaid = outcome.ok && sameFields(fields, formOf(record, FULL_MEANS));
  return {
    kept: { ...before, record, draft: isSaid ? null : outcome.ok ? [WHOLE, ...fields] : fields },
    problems: outcome.ok ? {} : outcome.problems,
    shown: outcome.ok ? record : (outcome.record ?? record),
  };
}

/** The fields of a kept creature: as they were typed last, or as its record has them. */
export function fieldsOfKept({ record, draft }: KeptCreature): readonly Field[] {
  return draft?.filter(([name]) => name !== WHOLE[0]) ?? formOf(record, FULL_MEANS);
}

/** Whether two forms say the same: what is empty says nothing, and hidden fields come along by themselves. */
function sameFields(one: readonly Field[], other: readonly Field[]): boolean {
  const said = (fields: readonly Field[]) =>
    fields
      .filter(([name, value]) => value.trim() !== '' && !/(?:^origin|\.key|\.kept)$/.test(name))
      .map(([name, value]) => `${name}=${value.trim()}`)
      .sort()
      .join('\n');
  return said(one) === said(other);
}
