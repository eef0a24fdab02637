import type { MonsterRecord } from '~/compendium/records/monster-record';
import type { Shelved } from '~/compendium/shelf/records.server';
import { sheetOf } from '~/fights/sheet/from-record';
import { castingsOf } from '~/fights/sheet/known-spells';
import { sequencesOf } from '~/fights/sheet/sequences';
import { strikesOf } from '~/fights/sheet/strikes';
import type { Creature } from '../presses/asked';

/** Converts a record to what a fight needs of it, optionally with its lair numbers. */
export function creatureOf(
  { id, record }: Pick<Shelved<MonsterRecord>, 'id' | 'record'>,
  inLair = false,
): Creature {
  return {
    id,
    hp: record.hp,
    sheet: { ...sheetOf(record, { inLair }), record: id },
    strikes: strikesOf(record),
    sequences: sequencesOf(record),
    castings: castingsOf(record),
    lair: record.lairActions.map(({ name }) => name),
  };
}
