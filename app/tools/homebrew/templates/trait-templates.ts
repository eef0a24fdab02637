import { type Template, told } from './template';

/** Templates of traits. */
export const TRAITS: readonly Template[] = [
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
    'Hits and is hit more easily',
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
