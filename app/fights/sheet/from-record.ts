import type { MonsterRecord } from '~/compendium/records/monster-record';
import { publicId } from '~/compendium/records/public-id';
import { isUnknown } from '~/compendium/records/unknown-facts';
import { isOfSpells } from '~/compendium/srd-5-1/parse/parse-defence';
import { ABILITIES, type Ability, abilityModifier } from '~/rules/ability';
import { saveAdvantages } from './against';
import { aurasOf } from './auras';
import { limitedUses, slotsOf } from './limited-uses';
import { remindersOf } from './reminders';
import type { Sheet } from './sheet';
import { placedEntries } from './strikes';

/** Where the creature is met: some have more uses in their lair (SRD 5.2.1 "Legendary Actions"). */
export type Where = { readonly inLair: boolean };

/**
 * Makes a creature's sheet from its statblock, with average hit points; `inLair` uses the numbers for its lair.
 */
export function sheetOf(record: MonsterRecord, { inLair }: Where = { inLair: false }): Sheet {
  const { legendary } = record;
  const id = publicId(record.source, record.slug);
  const entries = placedEntries(record).map(({ entry }) => entry);
  const bonus = record.initiative?.bonus ?? abilityModifier(record.abilities.dex);
  const score = record.initiative?.score;
  return {
    name: record.name,
    edition: record.edition,
    record: id.ok ? id.id : null,
    size: record.size,
    type: record.type,
    ac: record.ac.value,
    maximum: record.hp.average,
    uncounted: false,
    initiativeBonus: bonus,
    initiativeMode: 'roll',
    ...(score === undefined || score === 10 + bonus ? {} : { initiativeScore: score }),
    dexterity: record.abilities.dex,
    saves: savesOf(record),
    saveAdvantages: saveAdvantages(record),
    vulnerable: defences(record.defences.vulnerable),
    resist: defences(record.defences.resist),
    immune: defences(record.defences.immune),
    conditionImmune: [...record.conditionImmune],
    challenge: record.cr,
    xp: inLair ? (record.xpInLair ?? record.xp) : record.xp,
    deathSaves: false,
    legendaryActions:
      (inLair ? legendary?.actionsInLair : undefined) ?? legendary?.actionsPerRound ?? 0,
    legendaryResistances: legendaryResistances(record, inLair),
    uses: limitedUses(record, entries, inLair),
    slots: slotsOf(record),
    regeneration: regenerationOf(record),
    auras: aurasOf(record),
    reminders: remindersOf(record),
    steadyConcentration: false,
    proficiencyBonus: record.proficiencyBonus,
    passivePerception: isUnknown(record, 'senses') ? null : record.senses.passivePerception,
    concentrationAbility: 'con',
  };
}

/** Whether the creature differs when met in its lair. */
export function hasLair(record: MonsterRecord): boolean {
  const { legendary, lairActions, xpInLair } = record;
  return (
    lairActions.length > 0 ||
    xpInLair !== undefined ||
    legendary?.actionsInLair !== undefined ||
    legendary?.resistancesInLair !== undefined
  );
}

/**
 * Makes the row for a creature's lair actions, on initiative count 20 and losing ties (SRD 5.1 "Lair Actions");
 * null if it has none.
 */
export function lairRowOf(record: MonsterRecord): {
  readonly kind: 'event';
  readonly sheet: Sheet;
  readonly initiative: 20;
  readonly losesTies: true;
} | null {
  if (record.lairActions.length === 0) return null;
  const name = `${record.name}: lair actions`.slice(0, 100);
  const plain = sheetOf({
    ...record,
    traits: [],
    reactions: [],
    spellcasting: [],
    legendary: null,
  });
  return {
    kind: 'event',
    sheet: { ...plain, name, maximum: 1, xp: 0, challenge: null, uses: [], regeneration: null },
    initiative: 20,
    losesTies: true,
  };
}

/**
 * Saving throw bonuses: from the statblock where it lists one, else the ability modifier (SRD "Saving Throws").
 */
function savesOf({ abilities, saves }: MonsterRecord): Record<Ability, number> {
  const of = (ability: Ability) => saves[ability] ?? abilityModifier(abilities[ability]);
  return Object.fromEntries(ABILITIES.map((ability) => [ability, of(ability)])) as Record<
    Ability,
    number
  >;
}

function defences(list: MonsterRecord['defences']['resist']): Sheet['resist'] {
  return list.map(({ types, qualifier, text }) => {
    // Creatures imported earlier have `spells` as the qualifier of text that does not mention spells.
    const isOther = qualifier === 'spells' && !isOfSpells(text);
    return { types: [...types], qualifier: isOther ? 'other' : qualifier };
  });
}

function legendaryResistances({ legendary, traits }: MonsterRecord, inLair: boolean): number {
  const trait = traits.find(({ tag }) => tag === 'legendary-resistance')?.uses;
  const here = inLair ? (legendary?.resistancesInLair ?? trait?.timesInLair) : undefined;
  return here ?? legendary?.resistancesPerDay ?? trait?.times ?? 0;
}

function regenerationOf({ traits }: MonsterRecord): Sheet['regeneration'] {
  const effect = traits
    .flatMap(({ effects }) => effects)
    .find((effect) => effect.kind === 'regenerate');
  if (effect?.kind !== 'regenerate') return null;
  const { hitPoints, stoppedBy, keepsAlive } = effect;
  return { hitPoints, stoppedBy: [...stoppedBy], keepsAlive: keepsAlive ?? false };
}
