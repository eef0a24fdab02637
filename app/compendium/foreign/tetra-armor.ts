import { type Foreign, numberOf, own, textOf } from './foreign';

/** Armor by name: its armor class and the maximum Dexterity bonus (SRD 5.1, "Armor"). */
const ARMOR: Readonly<Record<string, readonly [number, number]>> = {
  padded: [11, 99],
  leather: [11, 99],
  'studded leather': [12, 99],
  studded: [12, 99],
  hide: [12, 2],
  'chain shirt': [13, 2],
  'scale mail': [14, 2],
  breastplate: [14, 2],
  'half plate': [15, 2],
  'ring mail': [14, 0],
  'chain mail': [16, 0],
  splint: [17, 0],
  plate: [18, 0],
};

/** Formats the armor class from its parts: "17 (natural armor, shield)". */
export function armorText(value: Foreign, dexterity: number): string {
  const name = textOf(own(value, 'armorName'))
    .toLowerCase()
    .replace(/ armor$/, '');
  const shield = numberOf(own(value, 'shieldBonus')) ?? 0;
  const held = shield > 0 ? ['shield'] : [];
  if (name === 'other') return textOf(own(value, 'otherArmorDesc'));
  if (name === 'natural') {
    const hide = numberOf(own(value, 'natArmorBonus')) ?? 0;
    return `${10 + dexterity + hide + shield} (${['natural armor', ...held].join(', ')})`;
  }
  if (name === 'mage') {
    return `${10 + dexterity + shield} (${13 + dexterity + shield} with mage armor)`;
  }
  const [base, most] = ARMOR[name] ?? [10, 99];
  const known =
    ARMOR[name] === undefined
      ? []
      : [`${name}${/leather|hide|padded|studded$/.test(name) ? ' armor' : ''}`];
  const words = [...known, ...held].join(', ');
  return `${base + (most === 0 ? 0 : Math.min(dexterity, most)) + shield}${words === '' ? '' : ` (${words})`}`;
}
