import { optionOf } from '../book/find';
import type { Weapon } from '../book/item';
import type { Facts } from './facts';
import { inWords } from './proficiencies';
import { sizeOf } from './size';

/** Formats reach and range: "5 ft.", "5 ft. or 20/60 ft.", "80/320 ft.". */
export function reachOf({ reach, properties, rangeFeet }: Weapon): string {
  const far = rangeFeet ? `${rangeFeet[0]}/${rangeFeet[1]} ft.` : null;
  if (reach === 'ranged') return far ?? '';
  const near = properties.includes('reach') ? '10 ft.' : '5 ft.';
  return far ? `${near} or ${far}` : near;
}

/** The name of a weapon's mastery property, if the character has chosen that weapon. */
export function masteryOf(facts: Facts, { slug, mastery }: Weapon): string | null {
  if (!mastery || !facts.picks('mastery').some(({ pick }) => pick === slug)) return null;
  return optionOf(facts.book, 'weapon-mastery', mastery)?.name ?? inWords(mastery);
}

/** A monk's own die replaces a weapon's smaller one. */
function diceOf({ count, sides }: { count: number; sides: number }, least: number): string {
  return least > count * sides ? `1d${least}` : `${count}d${sides}`;
}

/**
 * Remarks on a weapon: its properties and missing proficiency. `least` is the number of sides of the die that can be
 * used instead; 0 for none.
 */
export function notesOf(
  facts: Facts,
  weapon: Weapon,
  { trained, both, least }: { trained: boolean; both: boolean; least: number },
): readonly string[] {
  const { properties, versatile, reach } = weapon;
  const words = properties.map((property) => {
    if (property === 'versatile' && versatile && !both)
      return `versatile (${diceOf(versatile, least)})`;
    return property.replace('-', ' ');
  });
  const line = words.join(', ');
  const notes = line ? [line[0]?.toUpperCase() + line.slice(1)] : [];
  if (!trained) notes.push('Not proficient');
  if (properties.includes('heavy')) {
    const needed = reach === 'ranged' ? 'dex' : 'str';
    if (facts.book.edition === '2024' && facts.scores[needed].value < 13)
      notes.push(`Heavy: disadvantage below ${needed === 'dex' ? 'Dexterity' : 'Strength'} 13`);
    if (facts.book.edition === '2014' && sizeOf(facts) === 'small')
      notes.push('Heavy: disadvantage if Small');
  }
  return notes;
}
