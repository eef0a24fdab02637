import type { MonsterRecord } from '~/compendium/records/monster-record';
import { readChallenge } from '~/rules/read-challenge';

/**
 * Parses "10 (5,900 XP)", "1/4 (XP 50; PB +2)", "17 (XP 18,000, or 20,000 in lair; PB +6)"; null without a valid
 * challenge rating.
 */
export function challengeOf(
  text: string,
):
  | (Pick<MonsterRecord, 'cr'> &
      Partial<Pick<MonsterRecord, 'xp' | 'xpInLair' | 'proficiencyBonus'>>)
  | null {
  const cr = readChallenge(/^\s*(\d+\s*[/⁄]\s*\d+|\d+(?:\.\d+)?|[½¼⅛])/.exec(text)?.[1] ?? '');
  if (cr === null) return null;
  const xp = /([\d,]+) XP|XP:? ([\d,]+)/i.exec(text);
  const lair = /or ([\d,]+) in (?:its )?lair/i.exec(text)?.[1];
  const proficiency = /\bPB:? \+?(\d)/i.exec(text)?.[1];
  return {
    cr,
    ...(xp === null ? {} : { xp: numberOf(xp[1] ?? xp[2]) }),
    ...(lair === undefined ? {} : { xpInLair: numberOf(lair) }),
    ...(proficiency === undefined ? {} : { proficiencyBonus: Number(proficiency) }),
  };
}

function numberOf(text: string | undefined): number {
  return Number((text ?? '').replace(/,/g, ''));
}
