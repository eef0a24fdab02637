import type { MemberSetting } from '~/parties/member';

type OwnField = { setting: MemberSetting; label: string; hint?: string; begins?: string };

/** The fields of a member on joining; others can be set later. */
export const OWN_CHARACTER: readonly OwnField[] = [
  { setting: 'name', label: 'Character name' },
  { setting: 'className', label: 'Class', hint: 'For example “Wizard 3 / Cleric 2”.' },
  { setting: 'level', label: 'Level', begins: '1' },
  { setting: 'ac', label: 'Armor class' },
  { setting: 'maximum', label: 'Hit points', hint: 'Your maximum.', begins: '10' },
  { setting: 'initiative', label: 'Initiative', hint: 'What you add to the d20.', begins: '+0' },
];
