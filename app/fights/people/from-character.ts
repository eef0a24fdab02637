import { factsOf } from '~/characters/play/facts';
import { ownValue } from '~/characters/play/own-value';
import { PACT_SLOTS, spentWithPact } from '~/characters/play/pact-slots';
import { hitPointsNow, standingOf } from '~/characters/play/standing';
import type { Character } from '~/characters/record/character';
import type { Sheet as CharacterSheet } from '~/characters/sheet/sheet';
import { ABILITIES } from '~/rules/ability';
import type { Edition } from '~/rules/edition';
import type { Deed, Seed } from '../log/deeds';
import { characterSheet } from '../sheet/by-hand';
import type { Sheet } from '../sheet/sheet';
import { givenByCharacter, within } from './character-gives';
import { conditionMark } from './condition-mark';

/**
 * A character of the lab with its computed sheet. The combatant has the same `id`, so that the character joins a
 * fight only once.
 */
export type JoiningCharacter = { id: string; character: Character; sheet: CharacterSheet };

/**
 * The seed of a character that joins without a party: its numbers and weapons, and its current hit points and spent
 * resources.
 */
export function seedOfCharacter(joining: JoiningCharacter, edition: Edition): Seed {
  const { id, character, sheet } = joining;
  const { play } = character;
  const facts = factsOf(sheet, character.counters);
  const state = standingOf(facts, play);
  const slots = slotsOf(sheet);
  const uses = usesOf(sheet);
  const bonus = (value: number) => within(value, -20, 40);
  const saves = ABILITIES.map((one) => bonus(sheet.abilities[one].save.value));
  const [str = 0, dex = 0, con = 0, int = 0, wis = 0, cha = 0] = saves;
  return {
    id,
    kind: 'creature',
    side: 'party',
    alias: null,
    hidden: false,
    note: '',
    revealOnTurn: false,
    arrives: null,
    losesTies: false,
    sheet: {
      ...characterSheet(edition, {
        name: nameOf(sheet),
        maximum: within(facts.maximum, 1, 9999),
        ac: within(sheet.ac.value, 0, 50),
        level: within(sheet.level, 1, 20),
        initiativeBonus: bonus(sheet.initiative.value),
        passivePerception: within(sheet.passives.perception.value, 0, 60),
      }),
      saves: { str, dex, con, int, wis, cha },
      slots,
      uses,
      ...givenByCharacter(sheet),
    },
    hitPoints: hitPointsNow(facts, play),
    standing: {
      temporary: play.temporary,
      exhaustion: Math.min(6, play.exhaustion),
      slotsLeft: slots.map((most, at) => Math.max(0, most - (play.slotsSpent[at] ?? 0))),
      usesLeft: usesLeftOf(uses, play),
      lasting: play.conditions.map(conditionMark),
      deathSuccesses: play.deathSuccesses,
      deathFailures: play.deathFailures,
      ...(state !== 'up' && { death: state }),
    },
  };
}

/** The deed that sets the character's concentration after joining; empty when it does not concentrate. */
export function concentrationOf(
  id: string,
  { concentration }: Pick<Character['play'], 'concentration'>,
): Deed[] {
  return concentration === ''
    ? []
    : [{ do: 'concentrates', who: id, on: concentration, lasting: [] }];
}

function nameOf({ name }: CharacterSheet): string {
  return name.trim() || 'Nameless';
}

/** Spell slots from level 1; those of Pact Magic are uses of their own. */
function slotsOf({ slots }: CharacterSheet): number[] {
  const all = Array.from({ length: 9 }, (_, at) => within(slots[at]?.value ?? 0, 0, 20));
  return all.slice(0, all.findLastIndex((most) => most > 0) + 1);
}

const AGAIN = { 'short-rest': 'short-rest', 'long-rest': 'long-rest', dawn: 'day' } as const;

/** Remaining uses by key. */
export function usesLeftOf(
  uses: Sheet['uses'],
  play: Pick<Character['play'], 'spent' | 'pactSpent'>,
) {
  const spent = spentWithPact(play);
  return Object.fromEntries(
    uses.map(({ key, most }) => [key, Math.max(0, most - ownValue(spent, key))]),
  );
}

/** The character's limited uses that a rest restores; first its slots of Pact Magic, if it has any. */
export function usesOf({ supplies, pact }: CharacterSheet): Sheet['uses'] {
  const uses = supplies
    .flatMap(({ key, name, most, back }) =>
      most === null || most < 1 || back === 'none' || key.length > 80
        ? []
        : [{ key, name: name.slice(0, 120), most: Math.min(200, most), per: AGAIN[back] }],
    )
    .map((use) => ({ ...use, recharge: null }));
  return [...pactUse(pact), ...uses].slice(0, 40);
}

function pactUse(pact: CharacterSheet['pact']): Sheet['uses'] {
  const most = within(pact?.slots.value ?? 0, 0, 10);
  if (pact === null || most === 0) return [];
  const name = `Pact Magic, level ${pact.level}`;
  return [{ key: PACT_SLOTS, name, most, per: 'short-rest', recharge: null }];
}
