import { expect, it } from 'vitest';
import { titleOf } from './title';

const PLAIN = { only: null, recharge: null, uses: null, cost: 1, mark: null };

it.each([
  ['Bite.', { name: 'Bite' }],
  ['Fire Breath (Recharge 5–6)', { name: 'Fire Breath', recharge: { min: 5 } }],
  ['Roar (Recharge 6)', { name: 'Roar', recharge: { min: 6 } }],
  ['Rest (Recharges after a Short or Long Rest)', { name: 'Rest', recharge: 'short-or-long-rest' }],
  [
    'Legendary Resistance (3/Day, or 4/Day in Lair)',
    { name: 'Legendary Resistance', uses: { times: 3, timesInLair: 4, per: 'day' } },
  ],
  [
    'Claw (Wolf Form Only, Recharge 5-6)',
    { name: 'Claw', only: 'Wolf Form Only', recharge: { min: 5 } },
  ],
  ['Wing Attack (Costs 2 Actions)', { name: 'Wing Attack', cost: 2 }],
  ['Dash (Bonus Action)', { name: 'Dash', mark: 'bonus action' }],
  ['Deep Gnome (Svirfneblin)', { name: 'Deep Gnome (Svirfneblin)' }],
  ['Odd (Recharge 9)', { name: 'Odd (Recharge 9)' }],
])('reads the title %j', (text, part) => {
  expect(titleOf(text)).toEqual({ ...PLAIN, ...part });
});
