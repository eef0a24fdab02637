import { attack, type Template } from './template';

/** Templates of attacks. */
export const ATTACKS: readonly Template[] = [
  attack('Bite', 'A melee attack by Strength', [
    ...([
      ['attack', 'melee-weapon'],
      ['by', 'str'],
      ['reach', '5'],
    ] as const),
    ...([
      ['harm0', '2d6'],
      ['harm0.type', 'piercing'],
    ] as const),
  ]),
  attack('Claw', 'A quick melee attack', [
    ...([
      ['attack', 'melee-weapon'],
      ['by', 'str'],
      ['reach', '5'],
    ] as const),
    ...([
      ['harm0', '1d8'],
      ['harm0.type', 'slashing'],
    ] as const),
  ]),
  attack('Slam', 'A blunt blow', [
    ...([
      ['attack', 'melee-weapon'],
      ['by', 'str'],
      ['reach', '5'],
    ] as const),
    ...([
      ['harm0', '2d8'],
      ['harm0.type', 'bludgeoning'],
    ] as const),
  ]),
  attack('Venomous Sting', 'A bite with poison in it', [
    ...([
      ['attack', 'melee-weapon'],
      ['by', 'dex'],
      ['reach', '5'],
    ] as const),
    ...([
      ['harm0', '1d6'],
      ['harm0.type', 'piercing'],
    ] as const),
    ...([
      ['harm1', '2d6'],
      ['harm1.type', 'poison'],
    ] as const),
    ...([
      ['condition', 'poisoned'],
      ['lasts', 'turn-end'],
    ] as const),
  ]),
  attack('Shortbow', 'A ranged attack by Dexterity', [
    ...([
      ['attack', 'ranged-weapon'],
      ['by', 'dex'],
      ['range', '80'],
      ['long', '320'],
    ] as const),
    ...([
      ['harm0', '1d6'],
      ['harm0.type', 'piercing'],
    ] as const),
  ]),
  attack('Hurled Rock', 'What giants throw', [
    ...([
      ['attack', 'ranged-weapon'],
      ['by', 'str'],
      ['range', '60'],
      ['long', '240'],
    ] as const),
    ...([
      ['harm0', '3d10'],
      ['harm0.type', 'bludgeoning'],
    ] as const),
  ]),
  attack('Arcane Bolt', 'A spell attack from afar', [
    ...([
      ['attack', 'ranged-spell'],
      ['by', 'int'],
      ['range', '120'],
    ] as const),
    ...([
      ['harm0', '2d10'],
      ['harm0.bonus', '0'],
      ['harm0.type', 'force'],
    ] as const),
  ]),
];
