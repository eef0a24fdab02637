import type { Play } from '~/characters/record/character';
import type { RollLean } from '~/dice-tray/roll';
import type { Ability, Skill } from '~/rules/ability';
import { CONDITION_EFFECTS, exhaustionEffect } from '~/rules/condition-effects';
import type { Condition } from '~/rules/conditions';
import type { Edition } from '~/rules/edition';

/** The kind of a d20 roll: an attack, a check, initiative, or a saving throw. */
export type Rolled =
  | { kind: 'attack'; weapon?: true }
  | { kind: 'check'; ability?: Ability; skill?: Skill }
  | { kind: 'initiative' }
  | { kind: 'save'; ability: Ability };

/** The effects of conditions on a d20 roll: advantage or disadvantage with reasons, and a penalty. */
export type StateOfRoll = { leans: readonly RollLean[]; penalty: number };

const ONLY = {
  'source-in-sight': ', while the source of fear is in sight',
  'not-against-source': ', except against the grappler',
  unseen: ', while unseen',
} as const;

/**
 * The effects of conditions and exhaustion on a roll (SRD 5.1, "Appendix PH-A: Conditions"; SRD 5.2.1, "Rules
 * Glossary"). Conditions in `off` are ignored, as the user chose.
 */
export function stateOfRoll(
  edition: Edition,
  { conditions, exhaustion }: Pick<Play, 'conditions' | 'exhaustion'>,
  rolled: Rolled,
  off: ReadonlySet<Condition> = new Set(),
): StateOfRoll {
  const held = withBrought(
    edition,
    conditions.filter((one) => !off.has(one)),
  );
  const leans = held.flatMap((condition) => leansOf(edition, condition, rolled));
  const weary = off.has('exhaustion') ? 0 : exhaustion;
  const { d20Penalty, checks, attacksAndSaves } = exhaustionEffect(edition, weary);
  const isCheck = rolled.kind === 'check' || rolled.kind === 'initiative';
  const how = isCheck ? checks : attacksAndSaves;
  if (how) leans.push({ how, why: `exhaustion ${weary}` });
  return { leans, penalty: d20Penalty };
}

/** Returns whether a condition affects any d20 roll of the creature. */
export function leansAnything(edition: Edition, condition: Condition, level = 0): boolean {
  const state = { conditions: [condition], exhaustion: condition === 'exhaustion' ? level : 0 };
  return ROLLED.some((rolled) => {
    const { leans, penalty } = stateOfRoll(edition, state, rolled);
    return leans.length > 0 || penalty > 0;
  });
}

const ROLLED: readonly Rolled[] = [
  { kind: 'attack' },
  { kind: 'check' },
  { kind: 'initiative' },
  { kind: 'save', ability: 'dex' },
];

/** Adds the conditions that others include: unconscious includes prone. */
export function withBrought(edition: Edition, conditions: readonly Condition[]): Condition[] {
  const brought = conditions.flatMap((one) => CONDITION_EFFECTS[edition][one].brings ?? []);
  return [...new Set([...conditions, ...brought])];
}

function leansOf(edition: Edition, condition: Condition, rolled: Rolled): RollLean[] {
  const { attacks, checks, saves, failsSaves, initiative } = CONDITION_EFFECTS[edition][condition];
  switch (rolled.kind) {
    case 'attack':
      return attacks ? [{ how: attacks.rolls, why: `${condition}${onlyOf(attacks.only)}` }] : [];
    case 'save': {
      if (failsSaves?.includes(rolled.ability)) return [{ how: 'fails', why: condition }];
      const isOf = saves?.abilities.includes(rolled.ability);
      return saves && isOf ? [{ how: saves.rolls, why: condition }] : [];
    }
    case 'check':
    case 'initiative':
      // Initiative is a Dexterity check in both editions.
      return [
        ...(checks ? [{ how: checks.rolls, why: `${condition}${onlyOf(checks.only)}` }] : []),
        ...(rolled.kind === 'initiative' && initiative
          ? [{ how: initiative, why: condition }]
          : []),
      ];
  }
}

function onlyOf(only: keyof typeof ONLY | undefined): string {
  return only === undefined ? '' : ONLY[only];
}
