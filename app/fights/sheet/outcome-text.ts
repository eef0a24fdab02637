import { ABILITY_NAMES } from '~/rules/ability';
import { amountWords } from './outcome';
import type { LastingTemplate, Outcome, StrikeDamage, StrikeSave } from './strike';

/** Describes an outcome in one line: "10 (3d6) fire; Constitution save DC 10 or poisoned". */
export function outcomeText(outcome: Outcome): string {
  return [
    ...(outcome.damage.length === 0 ? [] : [damageText(outcome.damage)]),
    ...outcome.saves.map(saveText),
    ...outcome.lasting.map(lastingText),
    ...outcome.heals.map(
      ({ average, temporary }) =>
        `${average === 0 ? 'regains' : `regains ${average}`} ${temporary ? 'temporary ' : ''}hit points`,
    ),
    ...outcome.drains.map(() => 'lowers the hit point maximum'),
    ...outcome.choices.map(({ name, outcome }) => `${name}: ${outcomeText(outcome)}`),
    ...outcome.notes,
  ].join('; ');
}

function damageText(damage: readonly StrikeDamage[]): string {
  return damage
    .map((part) => {
      const words = amountWords({ ...part, orTypes: [...part.orTypes] });
      return part.when === null ? words : `${words} if ${part.when}`;
    })
    .join(' plus ');
}

function saveText({ ability, dc, half, fail, when }: StrikeSave): string {
  const otherwise = outcomeText(fail) || 'worse';
  const needed = when === null ? '' : ` if ${when}`;
  return `${ABILITY_NAMES[ability]} save DC ${dc} or ${otherwise}${half ? ', half on a success' : ''}${needed}`;
}

function lastingText({ name, conditions, ongoing }: LastingTemplate): string {
  return ongoing === null ? conditions.join(' and ') || name : `${ongoing.text} each turn`;
}
