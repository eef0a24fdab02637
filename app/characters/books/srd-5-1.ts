import type { Book } from '../book/book';
import { BACKGROUNDS } from '../srd-5-1/backgrounds';
import { BARBARIAN } from '../srd-5-1/classes/barbarian';
import { FIGHTER } from '../srd-5-1/classes/fighter';
import { MONK } from '../srd-5-1/classes/monk';
import { PALADIN } from '../srd-5-1/classes/paladin';
import { RANGER } from '../srd-5-1/classes/ranger';
import { ROGUE } from '../srd-5-1/classes/rogue';
import { FEATS } from '../srd-5-1/feats';
import { FIGHTING_STYLES } from '../srd-5-1/fighting-styles';
import { ITEMS } from '../srd-5-1/items';
import { LANGUAGES } from '../srd-5-1/languages';
import { RACES } from '../srd-5-1/races';
import { SPELL_LINES } from '../srd-5-1/spell-lines';

/** The book of SRD 5.1's characters, put together. */
export function srd51Book(): Book {
  return {
    edition: '2014',
    raceWord: 'Race',
    classes: [BARBARIAN, FIGHTER, MONK, PALADIN, RANGER, ROGUE],
    everyone: [],
    races: RACES,
    backgrounds: BACKGROUNDS,
    feats: FEATS,
    groups: {
      'fighting-style': FIGHTING_STYLES,
      invocation: [],
      metamagic: [],
      'pact-boon': [],
      'weapon-mastery': [],
    },
    languages: LANGUAGES,
    items: ITEMS,
    spells: SPELL_LINES,
  };
}
