import type { MonsterRecord } from '~/compendium/records/monster-record';
import { menaceOf } from '../menace/menace';
import { roleOf } from '../menace/role';
import type { Candidate } from './candidate';

/** Converts a record to a candidate for filling an encounter; `id` is its public id. */
export function candidateOf(id: string, record: MonsterRecord): Candidate {
  const { name, cr, xp, type, size, source, environment } = record;
  return {
    id,
    name,
    cr,
    xp,
    type,
    size,
    source,
    places: environment,
    role: roleOf(record),
    ...menaceOf(record),
  };
}
