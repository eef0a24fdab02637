import type { DamagePart } from '../records/damage-part';
import { needWords } from './need-words';
import { capital, listed } from './plain-words';

/**
 * Words damage as in 2024 statblocks: "12 (2d6 + 5) Bludgeoning damage plus 4 (1d8) Acid damage"; null when a need
 * cannot be worded.
 */
export function damageWords(damage: readonly DamagePart[], self: string): string | null {
  const said: string[] = [];
  for (const [at, part] of damage.entries()) {
    const when = part.needs === undefined ? '' : needWords(part.needs, self);
    if (when === null) return null;
    const joint = at === 0 ? '' : part.instead ? ', or ' : ' plus ';
    said.push(`${joint}${amountWords(part)} ${typeWords(part)}damage${when && ` if ${when}`}`);
  }
  return said.join('');
}

/** "12 (2d6 + 5)", or only the number when nothing is rolled. */
export function amountWords({
  dice,
  bonus,
  average,
}: Pick<DamagePart, 'dice' | 'bonus' | 'average'>): string {
  if (dice === null) return String(average);
  const constant = bonus === 0 ? '' : bonus < 0 ? ` − ${-bonus}` : ` + ${bonus}`;
  return `${average} (${dice.count}d${dice.sides}${constant})`;
}

function typeWords({ type, orTypes }: DamagePart): string {
  if (type === null) return '';
  return `${listed([type, ...orTypes].map(capital), 'or')} `;
}
