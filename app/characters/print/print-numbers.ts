import { ABILITIES, ABILITY_NAMES, SKILL_NAMES, type Skill, signed } from '~/rules/ability';
import type { Proficient, Sheet, Told } from '../sheet/sheet';

/** The proficiency mark before a line: none, half, full, double. */
export type Mark = Proficient;

export type PrintedAbility = {
  readonly short: string;
  readonly name: string;
  readonly score: string;
  readonly modifier: string;
  readonly save: { readonly text: string; readonly mark: Mark };
  readonly skills: readonly { readonly name: string; readonly text: string; readonly mark: Mark }[];
};

/** Formats a bonus: "+5", with a star when overridden. */
export function bonusText(told: Told): string {
  return `${signed(told.value)}${told.byHand ? '*' : ''}`;
}

/** Formats a number: "18", with a star when overridden. */
export function numberText(told: Told): string {
  return `${told.value}${told.byHand ? '*' : ''}`;
}

/** The abilities, each with its save and its skills. */
export function printedAbilities({ abilities, skills }: Sheet): PrintedAbility[] {
  return ABILITIES.map((ability) => {
    const { score, modifier, save, proficient } = abilities[ability];
    const own = (Object.keys(SKILL_NAMES) as Skill[]).filter(
      (skill) => skills[skill].ability === ability,
    );
    return {
      short: ability.toUpperCase(),
      name: ABILITY_NAMES[ability],
      score: numberText(score),
      modifier: signed(modifier),
      save: { text: bonusText(save), mark: proficient ? 'full' : 'none' },
      skills: own.map((skill) => ({
        name: SKILL_NAMES[skill],
        text: bonusText(skills[skill]),
        mark: skills[skill].proficient,
      })),
    };
  });
}

/** Returns whether any number of a sheet is overridden. */
export function isSetByHand(sheet: Sheet): boolean {
  const told: (Told | undefined)[] = [
    sheet.proficiency,
    sheet.initiative,
    sheet.ac,
    sheet.hitPoints,
    ...ABILITIES.flatMap((one) => [sheet.abilities[one].score, sheet.abilities[one].save]),
    ...Object.values(sheet.skills),
    ...Object.values(sheet.passives),
    ...Object.values(sheet.speeds),
    ...Object.values(sheet.senses),
    ...sheet.attacks.map(({ hit }) => hit),
    ...sheet.castings.flatMap(({ dc, attack, prepared }) => [dc, attack, prepared?.most]),
    ...sheet.slots,
    sheet.pact?.slots,
    sheet.carrying.most,
    sheet.attunement.most,
  ];
  return told.some((one) => one?.byHand === true);
}
