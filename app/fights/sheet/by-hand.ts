import { proficiencyByLevel } from '~/rules/ability';
import { xpByChallenge } from '~/rules/challenge-points';
import type { Edition } from '~/rules/edition';
import type { Sheet } from './sheet';

/** User input for a combatant without a record; only the name is required. */
export type ByHand = {
  readonly name: string;
  readonly maximum?: number | null;
  readonly ac?: number | null;
  readonly initiativeBonus?: number | null;
  readonly challenge?: number | null;
  readonly level?: number | null;
};

/** Makes a minimal sheet. Without a given maximum, its hit points are not counted. */
export function bareSheet(edition: Edition, said: ByHand): Sheet {
  const challenge = said.challenge ?? null;
  // All fields are written out, because the schema with its defaults would add much more code to a page.
  return {
    name: said.name,
    edition,
    record: null,
    size: 'Medium',
    type: 'humanoid',
    ac: said.ac ?? 10,
    maximum: said.maximum ?? 1,
    uncounted: (said.maximum ?? null) === null,
    initiativeBonus: said.initiativeBonus ?? 0,
    initiativeMode: 'roll',
    dexterity: 10,
    saves: { str: 0, dex: 0, con: 0, int: 0, wis: 0, cha: 0 },
    saveAdvantages: [],
    vulnerable: [],
    resist: [],
    immune: [],
    conditionImmune: [],
    challenge,
    xp: challenge === null ? 0 : xpByChallenge(challenge),
    deathSaves: false,
    legendaryActions: 0,
    legendaryResistances: 0,
    uses: [],
    slots: [],
    regeneration: null,
    auras: [],
    reminders: [],
    steadyConcentration: false,
    proficiencyBonus: 2,
    passivePerception: null,
    concentrationAbility: 'con',
  };
}

/**
 * Makes a sheet for a player's character, which makes death saving throws; `uncounted` when the player tracks the
 * hit points.
 */
export function characterSheet(
  edition: Edition,
  said: ByHand & { readonly uncounted?: boolean; readonly passivePerception?: number | null },
): Sheet {
  return {
    ...bareSheet(edition, said),
    uncounted: said.uncounted ?? (said.maximum ?? null) === null,
    ...(said.level == null ? {} : { level: said.level }),
    deathSaves: true,
    proficiencyBonus: proficiencyByLevel(said.level ?? 1),
    passivePerception: said.passivePerception ?? null,
  };
}
