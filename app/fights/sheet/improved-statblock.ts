import { ABILITIES, ABILITY_NAMES, abilityModifier } from '~/rules/ability';
import { proficiencyByChallenge, xpByChallenge } from '~/rules/challenge-points';
import { CONDITIONS } from '~/rules/conditions';
import { DAMAGE_TYPES } from '~/rules/damage-types';
import type { Edition } from '~/rules/edition';
import { readChallenge } from '~/rules/read-challenge';
import { asList, asNumber, asRecord, asText } from './foreign-values';
import { type LimitedUse, type Sheet, type SheetDefence, sheet } from './sheet';

type Block = Readonly<Record<string, unknown>>;

/** A statblock of Improved Initiative as a sheet; or what is wrong with it, as the end of a sentence. */
export function foreignSheet(
  block: Block,
  edition: Edition,
): { readonly sheet: Sheet } | { readonly problem: string } {
  const name = asText(block.Name, 100);
  if (name === null) return { problem: 'has no name.' };
  const maximum = asNumber(asRecord(block.HP)?.Value);
  if (maximum !== null && (maximum < 0 || maximum > 9999)) {
    return { problem: `("${name}") has hit points out of range.` };
  }
  const scores = asRecord(block.Abilities);
  const score = (key: string) => within(asNumber(scores?.[key]), 1, 50) ?? 10;
  const dexterity = score('Dex');
  const player = asText(block.Player, 20) !== null;
  const challenge = readChallenge(asText(block.Challenge, 10) ?? '');
  const entries = ['Traits', 'Actions', 'Reactions', 'LegendaryActions'].flatMap((list) =>
    (asList(block[list]) ?? [])
      .slice(0, 60)
      .flatMap((one) => asText(asRecord(one)?.Name, 120) ?? []),
  );
  const made = sheet.safeParse({
    ...{ name, edition, dexterity },
    maximum: Math.max(1, maximum ?? 1),
    uncounted: maximum === null || maximum === 0,
    ac: within(asNumber(asRecord(block.AC)?.Value), 0, 50) ?? 10,
    // There it goes on top of Dexterity.
    initiativeBonus:
      within((asNumber(block.InitiativeModifier) ?? 0) + abilityModifier(dexterity), -20, 40) ?? 0,
    initiativeMode: block.InitiativeAdvantage === true ? 'advantage' : 'roll',
    saves: savesOf(block, score),
    vulnerable: defencesOf(block.DamageVulnerabilities),
    resist: defencesOf(block.DamageResistances),
    immune: defencesOf(block.DamageImmunities),
    conditionImmune: conditionsOf(block.ConditionImmunities),
    challenge,
    xp: challenge === null ? 0 : xpByChallenge(challenge),
    proficiencyBonus: challenge === null ? 2 : proficiencyByChallenge(challenge),
    deathSaves: player,
    legendaryActions: (asList(block.LegendaryActions) ?? []).length > 0 ? 3 : 0,
    legendaryResistances: resistancesOf(entries),
    uses: usesOf(entries),
    saveAdvantages: entries.some((one) => /^magic resistance\b/i.test(one))
      ? ['spells', 'magic']
      : [],
  });
  return made.success ? { sheet: made.data } : { problem: `("${name}") has numbers out of range.` };
}

function within(value: number | null, least: number, most: number): number | null {
  return value !== null && value >= least && value <= most ? value : null;
}

function savesOf(block: Block, score: (key: string) => number): Record<string, number> {
  const named = (asList(block.Saves) ?? []).slice(0, 12).flatMap((one) => {
    const save = asRecord(one);
    const name = asText(save?.Name, 20)?.slice(0, 3).toLowerCase();
    const bonus = within(asNumber(save?.Modifier), -20, 40);
    return name === undefined || bonus === null ? [] : [[name, bonus] as const];
  });
  const own = new Map(named);
  return Object.fromEntries(
    ABILITIES.map((ability) => {
      const key = ABILITY_NAMES[ability].slice(0, 3);
      return [ability, own.get(ability) ?? abilityModifier(score(key))];
    }),
  );
}

/** "fire", "bludgeoning, piercing, and slashing from nonmagical attacks that aren't silvered". */
function defencesOf(value: unknown): SheetDefence[] {
  return (asList(value) ?? []).slice(0, 20).flatMap((one) => {
    const words = asText(one, 200)?.toLowerCase() ?? '';
    const types = DAMAGE_TYPES.filter((type) => words.includes(type));
    const spells = /\bspells\b/.test(words) && types.length === 0;
    const qualifier = spells
      ? ('spells' as const)
      : /silver/.test(words)
        ? ('nonmagical-not-silvered' as const)
        : /adamantine/.test(words)
          ? ('nonmagical-not-adamantine' as const)
          : /nonmagical|non-magical/.test(words)
            ? ('nonmagical' as const)
            : null;
    return types.length === 0 && !spells ? [] : [{ types, qualifier }];
  });
}

function conditionsOf(value: unknown): string[] {
  const words = (asList(value) ?? []).slice(0, 20).flatMap((one) => asText(one, 200) ?? []);
  const all = words.join(' ').toLowerCase();
  return CONDITIONS.filter((condition) => all.includes(condition));
}

const PER_DAY = /\((\d{1,2})\/day\b/i;

function resistancesOf(entries: readonly string[]): number {
  const found = entries.find((one) => /^legendary resistance/i.test(one));
  return Math.min(20, Number(PER_DAY.exec(found ?? '')?.[1] ?? 0));
}

/** "Fire Breath (Recharge 5–6)" and "Enslave (3/Day)". */
function usesOf(entries: readonly string[]): LimitedUse[] {
  return entries
    .filter((one) => !/^legendary resistance/i.test(one))
    .flatMap((one, at): LimitedUse[] => {
      const recharge = /\(recharge (\d)/i.exec(one)?.[1];
      const times = Number(PER_DAY.exec(one)?.[1] ?? 0);
      const name = one.replace(/\s*\(.*$/, '') || one;
      const key = `use-${at}`;
      if (recharge !== undefined && Number(recharge) >= 2 && Number(recharge) <= 6) {
        return [{ key, name, most: 1, per: 'fight', recharge: Number(recharge) }];
      }
      return times > 0 ? [{ key, name, most: times, per: 'day', recharge: null }] : [];
    })
    .slice(0, 40);
}
