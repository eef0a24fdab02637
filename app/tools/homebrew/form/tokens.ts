import { ABILITIES, type Ability, signed } from '~/rules/ability';
import { averageOf, calledOf, dcBy, modifierOf, type Sheet, toHitBy } from './sheet';

/** The tokens for texts, with explanations for the page. */
export const TOKEN_WORDS: readonly { readonly token: string; readonly means: string }[] = [
  { token: '{name}', means: 'what its text calls it: “dragon” for an Adult Red Dragon' },
  { token: '{STR}', means: 'the modifier of an ability, with its sign' },
  { token: '{DC CON}', means: 'the DC of what it does by an ability' },
  { token: '{ATK STR}', means: 'what it adds to an attack by an ability' },
  { token: '{2d6+STR}', means: 'dice with their average: “11 (2d6 + 4)”' },
  { token: '{PB}', means: 'its proficiency bonus' },
];

/** Expands the tokens of a text; `unknown` lists invalid ones. Doubled braces are literal. */
export function withTokens(text: string, sheet: Sheet): { text: string; unknown: string[] } {
  const unknown: string[] = [];
  const said = text.replace(/\{\{|\}\}|\{([^{}\n]{0,40})\}/g, (whole, token?: string) => {
    if (token === undefined) return whole.charAt(0);
    const value = tokenValue(token.trim(), sheet);
    if (value === null) unknown.push(whole);
    return value ?? whole;
  });
  return { text: said, unknown };
}

/** Doubles the braces of a text, so that they are literal. */
export function braced(text: string): string {
  return text.replace(/[{}]/g, '$&$&');
}

function tokenValue(token: string, sheet: Sheet): string | null {
  if (/^(?:name|self)$/i.test(token)) return calledOf(sheet);
  if (/^PB$/i.test(token)) return signed(sheet.proficiencyBonus);
  const ability = abilityOf(token);
  if (ability !== null) return plainSigned(modifierOf(sheet, ability));
  const [, kind, by] = /^(DC|ATK)[ :](\w{3})$/i.exec(token) ?? [];
  if (kind !== undefined && by !== undefined) return byAbility(kind, abilityOf(by), sheet);
  const [, count, sides, bonus] =
    /^(\d{1,3})d(\d{1,3}) ?((?:[+-] ?(?:\w{3}|\d{1,3}))?)$/i.exec(token) ?? [];
  if (count === undefined || sides === undefined) return null;
  const added = bonus === undefined || bonus === '' ? 0 : bonusOf(bonus.replace(' ', ''), sheet);
  if (added === null || Number(count) < 1 || Number(sides) < 1) return null;
  return rolledText(Number(count), Number(sides), added);
}

function byAbility(kind: string, ability: Ability | null, sheet: Sheet): string | null {
  if (ability === null) return null;
  return kind.toUpperCase() === 'DC'
    ? `DC ${dcBy(sheet, ability)}`
    : plainSigned(toHitBy(sheet, ability));
}

function bonusOf(text: string, sheet: Sheet): number | null {
  const sign = text.startsWith('-') ? -1 : 1;
  const rest = text.slice(1);
  if (/^\d+$/.test(rest)) return sign * Number(rest);
  const ability = abilityOf(rest);
  return ability === null ? null : sign * modifierOf(sheet, ability);
}

/** Formats dice as in statblocks: "11 (2d6 + 4)". */
export function rolledText(count: number, sides: number, bonus: number): string {
  const constant = bonus === 0 ? '' : bonus < 0 ? ` - ${-bonus}` : ` + ${bonus}`;
  return `${averageOf(count, sides, bonus)} (${count}d${sides}${constant})`;
}

/** Formats a bonus with an ASCII sign, which programs can parse. */
function plainSigned(bonus: number): string {
  return bonus < 0 ? `-${-bonus}` : `+${bonus}`;
}

function abilityOf(word: string): Ability | null {
  return ABILITIES.find((one) => one === word.toLowerCase()) ?? null;
}
