import { expect, test } from 'vitest';
import { armorLine } from '../../../tests/harness/item-lines';
import { ARMOR } from './armor';

test('every armor of the table (SRD 5.1, "Armor")', () => {
  expect(ARMOR.map(armorLine)).toEqual([
    'Padded Armor: light 11, Dexterity whole, 8 lb, 500 cp, loud',
    'Leather Armor: light 11, Dexterity whole, 10 lb, 1000 cp',
    'Studded Leather Armor: light 12, Dexterity whole, 13 lb, 4500 cp',
    'Hide Armor: medium 12, Dexterity two, 12 lb, 1000 cp',
    'Chain Shirt: medium 13, Dexterity two, 20 lb, 5000 cp',
    'Scale Mail: medium 14, Dexterity two, 45 lb, 5000 cp, loud',
    'Breastplate: medium 14, Dexterity two, 20 lb, 40000 cp',
    'Half Plate Armor: medium 15, Dexterity two, 40 lb, 75000 cp, loud',
    'Ring Mail: heavy 14, Dexterity none, 40 lb, 3000 cp, loud',
    'Chain Mail: heavy 16, Dexterity none, 55 lb, 7500 cp, Strength 13, loud',
    'Splint Armor: heavy 17, Dexterity none, 60 lb, 20000 cp, Strength 15, loud',
    'Plate Armor: heavy 18, Dexterity none, 65 lb, 150000 cp, Strength 15, loud',
    'Shield: shield 2, Dexterity none, 6 lb, 1000 cp',
  ]);
});
