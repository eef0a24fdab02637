import { type Template, told } from './template';

/** Templates of bonus actions, reactions, lair actions and legendary actions. */
export const OTHERS: readonly Template[] = [
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
