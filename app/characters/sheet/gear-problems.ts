import { itemOf } from '../book/find';
import type { Facts } from './facts';
import type { Proficiencies } from './proficiencies';
import type { Problem, Sheet } from './sheet';
import type { Worn } from './worn';

/** Problems with carried items: not in the book, armor without training, too many attuned or worn at once. */
export function gearProblems(
  { book, character }: Facts,
  { attunement }: Pick<Sheet, 'attunement'>,
  { armor }: Proficiencies,
  { armors, shields }: Worn,
): readonly Problem[] {
  const found: string[] = [];
  for (const { item, name } of character.items)
    if (item && !itemOf(book, item)) found.push(`“${name || item}” is not in these rules.`);
  for (const { item } of [...armors, ...shields])
    if (!armor.some(({ slug }) => slug === item.category))
      found.push(`${item.name}: you are not trained with it.`);
  if (armors.length > 1) found.push('Only one suit of armor can be worn.');
  if (shields.length > 1) found.push('Only one shield can be held.');
  const { used, most } = attunement;
  if (used > most.value) found.push(`Attuned to ${used} items; ${most.value} allowed.`);
  return found.map((words) => ({ place: 'items', step: 'equipment', words }));
}
