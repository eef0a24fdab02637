import type { Option } from '../book/feature';
import { pactForm } from '../book/pact-form';
import { WEAPONS } from './weapons';

/** The Pact Boons of a warlock (SRD 5.1, "Pact Boon"). */
export const PACT_BOONS: readonly Option[] = [
  {
    slug: 'pact-of-the-chain',
    name: 'Pact of the Chain',
    words:
      'You know Find Familiar and can cast it as a ritual; it does not count among your spells. The familiar may be an imp, pseudodragon, quasit or sprite. When you take the Attack action, you may forgo one attack to let it attack once with its reaction.',
    gifts: [{ gives: 'spell', spell: 'find-familiar', ability: 'class', ritual: true }],
  },
  {
    slug: 'pact-of-the-blade',
    name: 'Pact of the Blade',
    words:
      'As an action you create a melee weapon of any form in your empty hand. You are proficient with it and it counts as magical. It is gone when it is more than 5 feet away for 1 minute, when you make another, dismiss it or die. In 1 hour you can bind a magic weapon as it, which then comes and goes so.',
    gifts: [{ gives: 'pact-weapon' }],
    asks: [pactForm(WEAPONS)],
  },
  {
    slug: 'pact-of-the-tome',
    name: 'Pact of the Tome',
    words:
      'You have a Book of Shadows with three cantrips of any classes’ lists. With the book on you, you cast them at will; they count nowhere and are warlock spells for you. A lost book is replaced in a ceremony of 1 hour.',
    asks: [
      {
        key: 'cantrips',
        name: 'Three cantrips of any class',
        count: 3,
        asks: 'spell',
        lists: 'any',
        levels: [0, 0],
        ability: 'class',
      },
    ],
  },
];
