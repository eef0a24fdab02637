import { proficiencyByLevel } from '~/rules/ability';
import { xpByChallenge } from '~/rules/challenge';
import type { Edition } from '~/rules/edition';
import { type Sheet, sheet } from './sheet';

/** What somebody says of a combatant that has no record; all but the name may be missing. */
export type ByHand = {
  readonly name: string;
  readonly maximum?: number | null;
  readonly ac?: number | null;
  readonly initiativeBonus?: number | null;
  readonly challenge?: number | null;
  readonly level?: number | null;
};

/** A bare combatant. Whose hit points nobody said, nobody counts. */
export function bareSheet(edition: Edition, said: ByHand): Sheet {
  const challenge = said.challenge ?? null;
  return sheet.parse({
    name: said.name,
    edition,
    maximum: said.maximum ?? 1,
    uncounted: (said.maximum ?? null) === null,
    ac: said.ac ?? 10,
    initiativeBonus: said.initiativeBonus ?? 0,
    saves: {},
    challenge,
    xp: challenge === null ? 0 : xpByChallenge(challenge),
  });
}

/** A player's character: it makes death saving throws; `uncounted` when the player counts its hit points. */
export function characterSheet(
  edition: Edition,
  said: ByHand & { readonly uncounted?: boolean; readonly passivePerception?: number | null },
): Sheet {
  return {
    ...bareSheet(edition, said),
    uncounted: said.uncounted ?? (said.maximum ?? null) === null,
    deathSaves: true,
    proficiencyBonus: proficiencyByLevel(said.level ?? 1),
    passivePerception: said.passivePerception ?? null,
  };
}
