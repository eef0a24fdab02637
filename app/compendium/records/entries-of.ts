import type { Entry } from './entry-record';
import type { MonsterRecord } from './monster-record';

/** Every entry of a creature, in statblock order. */
export function entriesOf(record: MonsterRecord): readonly Entry[] {
  return [
    ...record.traits,
    ...record.actions,
    ...record.bonusActions,
    ...record.reactions,
    ...(record.legendary?.actions ?? []),
    ...record.lairActions,
    ...(record.mythicActions ?? []),
    ...(record.regionalEffects ?? []),
  ];
}
