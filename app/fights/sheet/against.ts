import type { MonsterRecord } from '~/compendium/records/monster-record';

/** What a save is against, as a sheet says it: "being-frightened" and "being-knocked-prone" are "frightened" and "prone". */
export function againstWord(word: string): string {
  return word.replace(/^being-(knocked-)?/, '').replaceAll('-', ' ');
}

/** Saves that a creature always rolls with advantage: "spells", "charmed", "str"; not those that something must hold for. */
export function saveAdvantages(record: MonsterRecord): string[] {
  const found = new Set<string>();
  for (const { effects } of record.traits) {
    for (const effect of effects) {
      if (effect.kind !== 'modify' || effect.what !== 'saves' || effect.how !== 'advantage')
        continue;
      if (effect.to !== 'self' && effect.to !== undefined) continue;
      if (effect.needs?.some((need) => need.if !== 'words')) continue;
      const against = (effect.against ?? []).map(againstWord);
      const abilities = effect.abilities ?? [];
      if (against.length === 0) for (const one of abilities) found.add(one);
      else if (abilities.length === 0 || against.includes('prone'))
        for (const one of against) found.add(one);
      // Of some abilities only: words that match no save by themselves, for the table to read.
      else for (const one of against) found.add(`${abilities.join(', ')} against ${one}`);
    }
  }
  return [...found].slice(0, 20);
}
