import type { AttackKind } from '~/compendium/records/effects';
import type { Choice } from '~/ui/select';
import type { EntryList } from '../form/fields';

/** The titles of the lists of entries. */
export const LIST_TITLES: Readonly<Record<EntryList, string>> = {
  traits: 'Traits',
  actions: 'Actions',
  bonusActions: 'Bonus actions',
  reactions: 'Reactions',
  legendary: 'Legendary actions',
  mythicActions: 'Mythic actions',
  lairActions: 'Lair actions',
  regionalEffects: 'Regional effects',
};
export const LISTS = Object.keys(LIST_TITLES) as EntryList[];

const ATTACKS: Readonly<Record<AttackKind, string>> = {
  melee: 'Melee',
  ranged: 'Ranged',
  'melee-or-ranged': 'Melee or ranged',
  'melee-weapon': 'Melee weapon',
  'ranged-weapon': 'Ranged weapon',
  'melee-or-ranged-weapon': 'Melee or ranged weapon',
  'melee-spell': 'Melee spell',
  'ranged-spell': 'Ranged spell',
  'melee-or-ranged-spell': 'Melee or ranged spell',
};
export const ATTACK_WORDS: readonly Choice[] = Object.entries(ATTACKS).map(([value, label]) => ({
  value,
  label,
}));

export const AREA_WORDS: readonly Choice[] = [
  { value: '', label: 'One creature' },
  ...['cone', 'line', 'sphere', 'cube', 'cylinder', 'emanation', 'circle', 'hemisphere'].map(
    (value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }),
  ),
  { value: 'square', label: 'Square' },
  { value: 'wall', label: 'Wall' },
];

/**
 * What a success can do. Records say `half` or `half-damage` for the same thing: half the damage, and no other effect of
 * the failure. One is offered, and a record keeps the word it has.
 */
export function successChoices(stored: string): { value: string; label: string }[] {
  return [
    { value: 'none', label: 'Nothing' },
    { value: stored === 'half-damage' ? stored : 'half', label: 'Half damage' },
  ];
}
