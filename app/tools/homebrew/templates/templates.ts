import type { EntryList, Field } from '../form/fields';

/** A trait or an action to start from, as the fields of one row; its words are ours, and its tokens follow the creature. */
export type Template = {
  readonly id: string;
  readonly list: EntryList;
  readonly name: string;
  /** What it is for, in a few words. */
  readonly about: string;
  readonly row: readonly Field[];
};

const told = (
  list: EntryList,
  name: string,
  about: string,
  text: string,
  more: readonly Field[] = [],
): Template => ({
  id: name.toLowerCase().replace(/[^a-z]+/g, '-'),
  ...{ list, name, about },
  row: [['name', name], ['deed', 'words'], ['text', text], ...more],
});

const attack = (name: string, about: string, row: readonly Field[]): Template => ({
  id: name.toLowerCase().replace(/[^a-z]+/g, '-'),
  ...{ list: 'actions', name, about },
  row: [['name', name], ['deed', 'attack'], ...row],
});

const save = (name: string, about: string, row: readonly Field[]): Template => ({
  id: name.toLowerCase().replace(/[^a-z]+/g, '-'),
  ...{ list: 'actions', name, about },
  row: [['name', name], ['deed', 'save'], ...row],
});

const TRAITS: readonly Template[] = [
  told(
    'traits',
    'Amphibious',
    'Lives on land and in water',
    'The {name} breathes air as well as water.',
  ),
  told(
    'traits',
    'Pack Hunter',
    'Stronger beside its kin',
    'The {name} has advantage on an attack roll against a creature while an ally of the {name} that is not incapacitated is within 5 feet of that creature.',
  ),
  told(
    'traits',
    'Spell Ward',
    'Shrugs off magic',
    'The {name} has advantage on saving throws against spells and other magical effects.',
  ),
  told(
    'traits',
    'Legendary Resistance',
    'Turns a failed save into a success',
    'When the {name} fails a saving throw, it may choose to succeed instead.',
    [
      ['times', '3'],
      ['per', 'day'],
    ],
  ),
  told(
    'traits',
    'Mending Flesh',
    'Regains hit points each turn',
    'The {name} regains 10 hit points at the start of its turn if it has at least 1 hit point.',
  ),
  told(
    'traits',
    'Crumbling End',
    'Bursts when it dies',
    'When the {name} dies, it bursts. Each creature within 10 feet of it must make a {DC CON} Dexterity saving throw, taking {2d6} fire damage on a failed save, or half as much damage on a successful one.',
  ),
  told(
    'traits',
    'Wall Walker',
    'Climbs anything',
    'The {name} climbs any surface, ceilings too, and needs no ability check for it.',
  ),
  told(
    'traits',
    'Keen Nose',
    'Smells what hides',
    'The {name} has advantage on Wisdom (Perception) checks that rely on smell.',
  ),
  told(
    'traits',
    'Reckless Fury',
    'Hits harder, and is hit',
    'At the start of its turn the {name} may gain advantage on its melee attack rolls of that turn; attack rolls against it then have advantage until the start of its next turn.',
  ),
  told(
    'traits',
    'Burden Bearer',
    'Counts as larger',
    'The {name} counts as one size larger for what it can carry, push, drag, or lift.',
  ),
  told(
    'traits',
    'Dread of Day',
    'Weak in sunlight',
    'While in sunlight, the {name} has disadvantage on attack rolls and on Wisdom (Perception) checks that rely on sight.',
  ),
];

const ATTACKS: readonly Template[] = [
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

const SAVES: readonly Template[] = [
  save('Fire Breath', 'A cone, on a recharge', [
    ...([
      ['save', 'dex'],
      ['dcBy', 'con'],
      ['area', 'cone'],
      ['areaFeet', '30'],
    ] as const),
    ...([
      ['harm0', '8d6'],
      ['harm0.type', 'fire'],
      ['success', 'half'],
      ['recharge', '5'],
    ] as const),
  ]),
  save('Acid Breath', 'A line, on a recharge', [
    ...([
      ['save', 'dex'],
      ['dcBy', 'con'],
      ['area', 'line'],
      ['areaFeet', '60'],
    ] as const),
    ...([
      ['areaWide', '5'],
      ['harm0', '8d6'],
      ['harm0.type', 'acid'],
    ] as const),
    ...([
      ['success', 'half'],
      ['recharge', '5'],
    ] as const),
  ]),
  save('Dreadful Gaze', 'Frightens one creature', [
    ...([
      ['save', 'wis'],
      ['dcBy', 'cha'],
      ['within', '60'],
    ] as const),
    ...([
      ['condition', 'frightened'],
      ['lasts', 'minute'],
    ] as const),
  ]),
  save('Thunderous Stomp', 'Knocks down all around it', [
    ...([
      ['save', 'str'],
      ['dcBy', 'str'],
      ['area', 'emanation'],
      ['areaFeet', '10'],
    ] as const),
    ...([
      ['harm0', '3d6'],
      ['harm0.type', 'thunder'],
      ['success', 'half-damage'],
    ] as const),
    ...([
      ['condition', 'prone'],
      ['lasts', 'open'],
    ] as const),
  ]),
];

const OTHERS: readonly Template[] = [
  told(
    'actions',
    'Multiattack',
    'Several attacks in one action',
    'The {name} makes two Bite attacks.',
  ),
  told(
    'bonusActions',
    'Nimble Step',
    'Slips away from its foes',
    'The {name} takes the Disengage or Hide action.',
  ),
  told(
    'reactions',
    'Parry',
    'Turns a blade aside',
    'The {name} adds its proficiency bonus ({PB}) to its AC against one melee attack that would hit it. To do so, it must see the attacker and hold a melee weapon.',
  ),
  told(
    'reactions',
    'Share the Pain',
    'Hurts whoever hurts it',
    'When a creature within 5 feet hits the {name} with a melee attack, that creature takes {1d10} psychic damage.',
  ),
  told(
    'legendary',
    'Move',
    'Moves without being struck',
    'The {name} moves up to half its speed without provoking opportunity attacks.',
    [['cost', '1']],
  ),
  told(
    'lairActions',
    'Falling Stones',
    'The lair comes down',
    'On initiative count 20 stones fall from the ceiling. One creature that the {name} can see in the lair must make a DC 15 Dexterity saving throw, taking {3d6} bludgeoning damage on a failed save.',
  ),
  told(
    'mythicActions',
    'Second Wind of Wrath',
    'What it does once it has risen again',
    'The {name} makes one Bite attack, and regains {2d10+CON} hit points.',
  ),
  told(
    'regionalEffects',
    'Uneasy Beasts',
    'How the land around its lair is',
    'Within 1 mile of the lair, beasts are restless by night and flee whatever smells of the {name}. This ends 1d10 days after the {name} dies.',
  ),
];

/** The traits and actions that the editor offers to start from. */
export const TEMPLATES: readonly Template[] = [...TRAITS, ...ATTACKS, ...SAVES, ...OTHERS];

/** A template by its id. */
export function templateOf(id: string): Template | null {
  return TEMPLATES.find((one) => one.id === id) ?? null;
}
