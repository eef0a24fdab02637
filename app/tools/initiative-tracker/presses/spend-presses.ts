import { leftOf, type Spendable } from '~/fights/harm/spend';
import type { Deed } from '~/fights/log/deeds';
import type { Combatant } from '~/fights/log/state';
import { combatantOf } from '~/fights/people/people';
import {
  type Asked,
  cut,
  deeds,
  NOBODY,
  type Pressed,
  problem,
  text,
  theOne,
  whole,
} from './asked';

/**
 * Why a combatant cannot spend `by` of a resource, or regain it (`by` below zero), within what it has (SRD 5.1 and
 * 5.2.1, "Reactions", "Legendary Actions", "Limited Usage", "Spell Slots"). Null when it can.
 */
export function spendProblem(one: Combatant, what: Spendable, by: number): string | null {
  const { has, all } = wordsFor(one, what);
  const stock = leftOf(one, what);
  if (stock === null) return `${one.name} has nothing like this to spend.`;
  const { left, most } = stock;
  if (by < 0) return left < most ? null : `${one.name} still has ${all}.`;
  if (left >= by) return null;
  if (what.of === 'reaction') {
    return `${one.name} has used its reaction. It comes back at the start of its turn.`;
  }
  return left === 0
    ? `${one.name} has no ${has} left.`
    : `${one.name} has only ${left} of ${most} left: ${has}.`;
}

/** The first cost that cannot be paid, as a sentence; the costs of one action are paid one after the other. */
export function costProblem(
  { fight }: Pick<Asked, 'fight'>,
  costs: readonly Deed[],
): string | null {
  for (const cost of costs) {
    if (cost.do !== 'spend') continue;
    const one = combatantOf(fight, cost.who);
    // A resource that this combatant does not track is tracked by the players.
    if (one === null || leftOf(one, cost.what) === null) continue;
    const problem = spendProblem(one, cost.what, cost.by);
    if (problem) return problem;
  }
  return null;
}

function wordsFor({ sheet }: Combatant, what: Spendable): { has: string; all: string } {
  switch (what.of) {
    case 'reaction':
      return { has: 'reaction', all: 'its reaction' };
    case 'legendary-action':
      return { has: 'legendary action', all: 'all its legendary actions' };
    case 'legendary-resistance':
      return { has: 'legendary resistance', all: 'all its legendary resistances' };
    case 'use': {
      const name = sheet.uses.find(({ key }) => key === what.key)?.name ?? 'such use';
      return { has: `use of ${name}`, all: `all uses of ${name}` };
    }
    case 'slot':
      return { has: `level ${what.level} slot`, all: `all level ${what.level} slots` };
  }
}

/** Spends a resource, or gives it back with a negative number. */
export function spend(asked: Asked): Pressed {
  const one = theOne(asked);
  if (one === null) return problem(NOBODY);
  const by = text(asked, 'times') === '' ? 1 : whole(asked, 'times', -99, 99);
  if (by === null || by === 0) return problem('Type how many: a whole number, at most 99.');
  const what = spendable(text(asked, 'what'));
  if (what === null) return problem('This form is out of date. Reload the page and try again.');
  const sentence = spendProblem(one, what, by);
  return sentence === null ? deeds({ do: 'spend', who: one.id, what, by }) : problem(sentence);
}

/** The resource named in the field: "reaction", "use:Fire Breath", "slot:3"; null for anything else. */
function spendable(named: string): Spendable | null {
  const [of = '', key = ''] = named.split(/:(.*)/s);
  switch (of) {
    case 'reaction':
    case 'legendary-action':
    case 'legendary-resistance':
      return { of };
    case 'use':
      return key === '' ? null : { of, key: cut(key, 80) };
    case 'slot':
      return /^[1-9]$/.test(key) ? { of, level: Number(key) } : null;
    default:
      return null;
  }
}
