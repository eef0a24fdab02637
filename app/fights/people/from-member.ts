import type { Play } from '~/characters/record/character';
import type { Sheet as CharacterSheet } from '~/characters/sheet/sheet';
import type { MemberHealth, MemberSettings } from '~/parties/member';
import { lifeOf } from '~/parties/member-vitality';
import type { Edition } from '~/rules/edition';
import type { Seed } from '../log/deeds';
import { characterSheet } from '../sheet/by-hand';
import { givenByCharacter } from './character-gives';
import { conditionMark } from './condition-mark';
import { usesLeftOf, usesOf } from './from-character';

/**
 * The values of a party member that a fight needs. `character`: the lab's character played as this member, with the
 * party's values.
 */
export type JoiningMember = {
  id: string;
  settings: MemberSettings;
  health: MemberHealth;
  character?: { sheet: CharacterSheet; play: Pick<Play, 'spent' | 'pactSpent'> } | undefined;
};

/** The seed of a party member with its current hit points, conditions and slots, under its own id. */
export function seedOfMember(joining: JoiningMember, edition: Edition): Seed {
  const { id, settings, health, character } = joining;
  const { name, maximum, initiative, level, passivePerception } = settings;
  const sheet = {
    ...characterSheet(edition, { name, maximum, level, initiativeBonus: initiative }),
    ...(settings.ac !== null && { ac: settings.ac }),
    passivePerception,
    uncounted: false,
    // A party stores save bonuses but no ability scores; the Dexterity score is estimated from the bonus.
    dexterity: Math.min(30, Math.max(1, 10 + 2 * Math.min(settings.dex ?? initiative, 10))),
    saves: {
      str: settings.str ?? 0,
      dex: settings.dex ?? 0,
      con: settings.con ?? 0,
      int: settings.int ?? 0,
      wis: settings.wis ?? 0,
      cha: settings.cha ?? 0,
    },
    slots: settings.slots.map((most) => Math.min(most, 20)),
    ...(character && { ...givenByCharacter(character.sheet), uses: usesOf(character.sheet) }),
  };
  const { deathSuccesses, deathFailures, exhaustion } = settings;
  return {
    id,
    kind: 'creature',
    sheet,
    side: 'party',
    alias: null,
    hidden: false,
    note: '',
    revealOnTurn: false,
    arrives: null,
    losesTies: false,
    hitPoints: Math.min(health.now, maximum),
    standing: {
      temporary: health.temporary,
      exhaustion,
      slotsLeft: sheet.slots.map((most, at) => Math.max(0, most - (settings.slotsSpent[at] ?? 0))),
      ...(character && { usesLeft: usesLeftOf(sheet.uses, character.play) }),
      lasting: settings.conditions.map(conditionMark),
      deathSuccesses,
      deathFailures,
      ...(lifeOf({ ...settings, ...health }) === 'dead' && { death: 'dead' }),
    },
  };
}
