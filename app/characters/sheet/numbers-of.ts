import { ABILITIES, ABILITY_NAMES, SKILL_NAMES } from '~/rules/ability';
import { isSkill } from './own-background';
import type { Sheet, Told } from './sheet';

export type NumberKind =
  | 'score'
  | 'body'
  | 'save'
  | 'skill'
  | 'passive'
  | 'speed'
  | 'attack'
  | 'casting'
  | 'slots'
  | 'limit';

/** A number of a sheet with its display name: "Strength save", "Wizard spell save DC". */
export type NamedNumber = { kind: NumberKind; name: string; told: Told };

/** Every number of a sheet that can be overridden, scores first. */
export function numbersOf(sheet: Sheet): readonly NamedNumber[] {
  const named = (kind: NumberKind) => (name: string, told: Told) => ({ kind, name, told });
  const { hitPoints, ac, initiative, proficiency, abilities, passives, speeds, senses } = sheet;
  return [
    ...ABILITIES.map((one) => named('score')(ABILITY_NAMES[one], abilities[one].score)),
    named('body')('Maximum hit points', hitPoints),
    named('body')('Armor Class', ac),
    named('body')('Initiative', initiative),
    named('body')('Proficiency bonus', proficiency),
    ...Object.entries(speeds).map(([way, told]) =>
      named('speed')(way === 'walk' ? 'Speed' : `${capital(way)} speed`, told),
    ),
    ...Object.entries(senses).map(([sense, told]) => named('speed')(capital(sense), told)),
    ...ABILITIES.map((one) => named('save')(`${ABILITY_NAMES[one]} save`, abilities[one].save)),
    ...Object.entries(sheet.skills).map(([skill, told]) =>
      named('skill')(isSkill(skill) ? SKILL_NAMES[skill] : skill, told),
    ),
    named('passive')('Passive Perception', passives.perception),
    named('passive')('Passive Investigation', passives.investigation),
    named('passive')('Passive Insight', passives.insight),
    ...sheet.attacks.map(({ name, hit }) => named('attack')(`${name} to hit`, hit)),
    ...sheet.castings.flatMap(({ name, dc, attack, prepared }) => [
      named('casting')(`${name} spell save DC`, dc),
      named('casting')(`${name} spell attack`, attack),
      ...(prepared ? [named('casting')(`${name} prepared spells`, prepared.most)] : []),
    ]),
    ...sheet.slots.map((told, at) => named('slots')(`Level ${at + 1} slots`, told)),
    ...(sheet.pact ? [named('slots')('Pact Magic slots', sheet.pact.slots)] : []),
    named('limit')('Carrying capacity', sheet.carrying.most),
    named('limit')('Attunement', sheet.attunement.most),
  ];
}

/** The display name of a number on this sheet; "This number" when the sheet does not have it. */
export function numberName(sheet: Sheet, key: string): string {
  return numbersOf(sheet).find(({ told }) => told.key === key)?.name ?? 'This number';
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
