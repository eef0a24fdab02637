import type { ApartRoll } from '~/dice-tray/roll';
import type { Statblock } from './statblock';

/**
 * Rolls that the statblock does not print: the 2014 books have neither initiative nor saves that equal the ability
 * modifier. The 2024 layout has them all.
 */
export function apartRolls({ layout, beside, abilities }: Statblock): ApartRoll[] {
  if (layout === '2024') return [];
  const initiative = beside.flatMap(({ segments: [first] }): ApartRoll[] =>
    typeof first === 'object' && 'roll' in first ? [{ label: 'Init', ...first }] : [],
  );
  return [
    ...initiative,
    ...abilities.map(({ ability, save }) => ({ label: titled(ability), ...save })),
  ];
}

function titled(ability: string): string {
  return ability.charAt(0).toUpperCase() + ability.slice(1);
}
