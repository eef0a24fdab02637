import type { Armor } from '../book/item';
import { armorOf } from '../sheet/worn';
import type { ToldCharacter } from './told-sheet';

/** Armor class, hit points, initiative, movement, senses and current state as dnd5e attributes. */
export function attributesOf(told: ToldCharacter) {
  const { character, sheet } = told;
  const { play } = character;
  const { walk, burrow, climb, fly, swim } = sheet.speeds;
  const { darkvision, blindsight, tremorsense, truesight } = sheet.senses;
  const beyond = sheet.initiative.value - sheet.abilities.dex.modifier;
  return {
    ac:
      usualArmor(told) === sheet.ac.value
        ? { calc: 'default' }
        : { calc: 'flat', flat: sheet.ac.value },
    hp: {
      value: Math.min(play.hitPoints ?? sheet.hitPoints.value, sheet.hitPoints.value),
      max: sheet.hitPoints.value,
      temp: play.temporary,
      tempmax: null,
    },
    init: { ability: '', bonus: beyond === 0 ? '' : String(beyond) },
    movement: {
      walk: walk?.value ?? 0,
      burrow: burrow?.value ?? 0,
      climb: climb?.value ?? 0,
      fly: fly?.value ?? 0,
      swim: swim?.value ?? 0,
      hover: false,
      units: 'ft',
    },
    senses: {
      darkvision: darkvision?.value ?? 0,
      blindsight: blindsight?.value ?? 0,
      tremorsense: tremorsense?.value ?? 0,
      truesight: truesight?.value ?? 0,
      units: 'ft',
      special: '',
    },
    spellcasting: sheet.castings[0]?.ability ?? '',
    death: { success: play.deathSuccesses, failure: play.deathFailures },
    exhaustion: play.exhaustion,
    inspiration: play.inspiration > 0,
    attunement: { max: sheet.attunement.most.value },
  };
}

/** The armor class that the dnd5e system calculates from worn items; null when it cannot. */
function usualArmor({ character, sheet, book }: ToldCharacter): number | null {
  const worn = character.items.flatMap((carried) => {
    const found = carried.equipped ? armorOf(book, carried) : null;
    return found === null ? [] : [{ ...found, base: found.base + carried.plus }];
  });
  const shield = worn.find(({ category }) => category === 'shield');
  const armors: Armor[] = worn.filter(({ category }) => category !== 'shield');
  if (armors.length > 1) return null;
  const [armor] = armors;
  const dexterity = sheet.abilities.dex.modifier;
  const added =
    armor === undefined || armor.dexterity === 'whole'
      ? dexterity
      : armor.dexterity === 'two'
        ? Math.min(2, dexterity)
        : 0;
  return (armor?.base ?? 10) + added + (shield?.base ?? 0);
}
