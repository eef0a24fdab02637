import { ABILITIES, ABILITY_NAMES, type Ability } from '~/rules/ability';
import { DAMAGE_TYPES, type DamageType } from '~/rules/damage-types';
import { type Asked, deeds, NOBODY, type Pressed, problem, text, theOne, whole } from './asked';

/** The fields with damage types, each with the sheet's field that it sets. */
export const DEFENCE_FIELDS = [
  { name: 'resist', label: 'Resists' },
  { name: 'immune', label: 'Immune to' },
  { name: 'vulnerable', label: 'Vulnerable to' },
] as const;

/** Changes the numbers of one combatant: saving throws, defences, death saves. */
export function changeNumbers(asked: Asked): Pressed {
  const one = theOne(asked);
  if (one === null) return problem(NOBODY);
  const saves = { ...one.sheet.saves };
  for (const ability of ABILITIES) {
    const bonus = whole(asked, `save-${ability}`, -20, 40);
    if (bonus === null)
      return problem(`${ABILITY_NAMES[ability]} saves: a whole number from −20 to 40.`);
    saves[ability as Ability] = bonus;
  }
  const defences: Partial<Record<(typeof DEFENCE_FIELDS)[number]['name'], SheetDefences>> = {};
  for (const { name, label } of DEFENCE_FIELDS) {
    const types = typesIn(text(asked, name));
    if (typeof types === 'string') {
      return problem(`${label}: “${types}” is not a damage type. Separate types with commas.`);
    }
    // Defences with a qualifier ("from nonmagical attacks") stay; this field is about the others.
    const bound = one.sheet[name].filter(({ qualifier }) => qualifier !== null);
    defences[name] = types.length === 0 ? bound : [{ types, qualifier: null }, ...bound];
  }
  return deeds({
    do: 'change',
    who: one.id,
    changes: {
      sheet: {
        saves,
        ...defences,
        deathSaves: text(asked, 'death-saves') !== '',
        uncounted: text(asked, 'uncounted') !== '',
      },
    },
  });
}

type SheetDefences = { types: DamageType[]; qualifier: Qualifier }[];
type Qualifier = NonNullable<ReturnType<typeof theOne>>['sheet']['resist'][number]['qualifier'];

/** The damage types in a text, or the first word that is not one. */
function typesIn(typed: string): DamageType[] | string {
  const words = typed
    .toLowerCase()
    .split(/\s*(?:,|;|\band\b|\s)\s*/)
    .filter((word) => word !== '');
  const known = words.map((word) => DAMAGE_TYPES.find((one) => one === word));
  const strange = words.find((_, at) => known[at] === undefined);
  return strange ?? [...new Set(known.filter((one) => one !== undefined))];
}
