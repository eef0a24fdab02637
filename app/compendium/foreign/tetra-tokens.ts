import { ABILITIES, type Ability, abilityModifier } from '~/rules/ability';

export type Numbers = {
  readonly name: string;
  readonly abilities: Readonly<Record<Ability, number>>;
  readonly proficiency: number;
};

/** Replaces Tetra-cube's tokens: "[MON]", "[STR ATK]", "[CON SAVE]", "[STR 2D6]", "[3D8+2]". */
export function withTokens(text: string, numbers: Numbers): string {
  return text
    .replace(/\[MONS?\]/gi, numbers.name.toLowerCase())
    .replace(
      /\[(STR|DEX|CON|INT|WIS|CHA)(?: (ATK|SAVE|\d{1,2}D\d{1,3}))?(?: ?([+-]\d{1,3}))?\]/gi,
      (_, name, kind, more) => ofAbility(name, kind?.toUpperCase(), Number(more ?? 0), numbers),
    )
    .replace(
      /\[(\d{1,2})D(\d{1,3})(?: ?([+-]) ?(\d{1,3}))?\]/gi,
      (_, count, sides, sign, constant) =>
        diceText(
          Number(count),
          Number(sides),
          constant === undefined ? 0 : Number(`${sign}${constant}`),
        ),
    );
}

function ofAbility(
  name: string,
  kind: string | undefined,
  more: number,
  { abilities, proficiency }: Numbers,
): string {
  const ability = ABILITIES.find((one) => one === name.toLowerCase()) ?? 'str';
  const modifier = abilityModifier(abilities[ability]) + more;
  if (kind === 'SAVE') return String(8 + modifier + proficiency);
  const dice = /^(\d+)D(\d+)$/.exec(kind ?? '');
  if (dice !== null) return diceText(Number(dice[1]), Number(dice[2]), modifier);
  const bonus = kind === 'ATK' ? modifier + proficiency : modifier;
  return bonus < 0 ? String(bonus) : `+${bonus}`;
}

/** Formats dice with their average as in a statblock: "10 (2d6 + 3)". */
export function diceText(count: number, sides: number, constant: number): string {
  const average = Math.max(0, Math.floor((count * (sides + 1)) / 2) + constant);
  const behind = constant === 0 ? '' : constant < 0 ? ` - ${-constant}` : ` + ${constant}`;
  return `${average} (${count}d${sides}${behind})`;
}
