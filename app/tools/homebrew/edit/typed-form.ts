import type { MonsterRecord } from '~/compendium/records/monster-record';
import type { Field } from '../form/fields';
import { formOf } from '../form/form-of';
import type { Problems } from '../form/reading';
import { FULL_MEANS, recordOf } from '../form/record-of';
import { type KeptCreature, WHOLE } from '../kept/creature';

/** The creature made from a form together with the typed values, ready to store. */
export type TypedCreature = {
  readonly kept: KeptCreature;
  readonly problems: Problems;
  /** The creature as far as the form defines it, for the rating. */
  readonly shown: MonsterRecord;
};

/**
 * What to store for these fields: the resulting creature, or the previous one while they are invalid. The typed values
 * are stored too when the creature alone would lose some.
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

/** The fields of a stored creature: as last typed, or from its record. */
export function fieldsOfKept({ record, draft }: KeptCreature): readonly Field[] {
  return draft?.filter(([name]) => name !== WHOLE[0]) ?? formOf(record, FULL_MEANS);
}

/** Returns whether two forms have the same content, ignoring empty and hidden fields. */
function sameFields(one: readonly Field[], other: readonly Field[]): boolean {
  const said = (fields: readonly Field[]) =>
    fields
      .filter(([name, value]) => value.trim() !== '' && !/(?:^origin|\.key|\.kept)$/.test(name))
      .map(([name, value]) => `${name}=${value.trim()}`)
      .sort()
      .join('\n');
  return said(one) === said(other);
}
