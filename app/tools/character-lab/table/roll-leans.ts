import type { Play } from '~/characters/record/character';
import type { RollLean } from '~/dice-tray/roll';
import type { Ability, Skill } from '~/rules/ability';
import { CONDITION_EFFECTS, exhaustionEffect } from '~/rules/condition-effects';
import type { Condition } from '~/rules/conditions';
import type { Edition } from '~/rules/edition';

/** A d20 that is rolled: an attack, a check, initiative, or the save of an ability. */
export type Rolled =
  | { kind: 'attack'; weapon?: true }
  | { kind: 'check'; ability?: Ability; skill?: Skill }
  | { kind: 'initiative' }
  | { kind: 'save'; ability: Ability };

/** What the states of somebody do to a d20: reasons for a way of throwing it, and what is taken from it. */
export type StateOfRoll = { leans: readonly RollLean[]; penalty: number };

const ONLY = {
  'source-in-sight': ', while the source of fear is in sight',
  'not-against-source': ', except against the grappler',
  unseen: ', while unseen',
} as const;

/**
 * What conditions and exhaustion do to a roll (SRD 5.1, "Appendix PH-A: Conditions"; SRD 5.2.1, "Rules Glossary"). Those in `off` are
 * left out: at the table somebody said that they do not count.
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

/** Whether a condition does something to the d20s of whoever has it. */
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

/** Conditions with those that come with others: who is unconscious is prone too. */
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
