import type { ApartRoll } from '~/dice-tray/roll';
import type { Statblock } from './statblock';

/**
 * What a creature rolls besides the numbers of its statblock: the books of 2014 write neither initiative nor the saves that
 * are the ability alone. 2024's layout has them all.
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
