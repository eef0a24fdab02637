import type { Book } from '../book/book';
import { ACTIONS } from '../srd-5-1/actions';
import { BACKGROUNDS } from '../srd-5-1/backgrounds';
import { BARBARIAN } from '../srd-5-1/classes/barbarian';
import { BARD } from '../srd-5-1/classes/bard';
import { CLERIC } from '../srd-5-1/classes/cleric';
import { DRUID } from '../srd-5-1/classes/druid';
import { FIGHTER } from '../srd-5-1/classes/fighter';
import { MONK } from '../srd-5-1/classes/monk';
import { PALADIN } from '../srd-5-1/classes/paladin';
import { RANGER } from '../srd-5-1/classes/ranger';
import { ROGUE } from '../srd-5-1/classes/rogue';
import { SORCERER } from '../srd-5-1/classes/sorcerer';
import { WARLOCK } from '../srd-5-1/classes/warlock';
import { WIZARD } from '../srd-5-1/classes/wizard';
import { FEATS } from '../srd-5-1/feats';
import { FIGHTING_STYLES } from '../srd-5-1/fighting-styles';
import { INVOCATIONS } from '../srd-5-1/invocations';
import { ITEMS } from '../srd-5-1/items';
import { LANGUAGES } from '../srd-5-1/languages';
import { METAMAGIC } from '../srd-5-1/metamagic';
import { PACT_BOONS } from '../srd-5-1/pact-boons';
import { RACES } from '../srd-5-1/races';
import { SPELL_LINES } from '../srd-5-1/spell-lines';

/** Builds the character book of SRD 5.1. */
export function srd51Book(): Book {
  return {
    edition: '2014',
    raceWord: 'Race',
    classes: [
      BARBARIAN,
      BARD,
      CLERIC,
      DRUID,
      FIGHTER,
      MONK,
      PALADIN,
      RANGER,
      ROGUE,
      SORCERER,
      WARLOCK,
      WIZARD,
    ],
    everyone: [],
    races: RACES,
    backgrounds: BACKGROUNDS,
    feats: FEATS,
    groups: {
      'fighting-style': FIGHTING_STYLES,
      invocation: INVOCATIONS,
      metamagic: METAMAGIC,
      'pact-boon': PACT_BOONS,
      'weapon-mastery': [],
    },
    languages: LANGUAGES,
    items: ITEMS,
    spells: SPELL_LINES,
    actions: ACTIONS,
  };
}
