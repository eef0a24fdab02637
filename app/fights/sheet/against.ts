import type { MonsterRecord } from '~/compendium/records/monster-record';

/**
 * Converts the name of what a save is against to a sheet's form: "being-frightened" and "being-knocked-prone"
 * become "frightened" and "prone".
 */
export function againstWord(word: string): string {
  return word.replace(/^being-(knocked-)?/, '').replaceAll('-', ' ');
}

/**
 * Lists what a creature always saves against with advantage ("spells", "charmed", "str"); advantages with a
 * condition are left out.
 */
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
      // Limited to some abilities: kept as words for the game master, which match no save automatically.
      else for (const one of against) found.add(`${abilities.join(', ')} against ${one}`);
    }
  }
  return [...found].slice(0, 20);
}
