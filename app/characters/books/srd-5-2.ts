import type { Book } from '../book/book';
import { ACTIONS } from '../srd-5-2/actions';
import { BACKGROUNDS } from '../srd-5-2/backgrounds';
import { BARBARIAN } from '../srd-5-2/classes/barbarian';
import { BARD } from '../srd-5-2/classes/bard';
import { CLERIC } from '../srd-5-2/classes/cleric';
import { DRUID } from '../srd-5-2/classes/druid';
import { FIGHTER } from '../srd-5-2/classes/fighter';
import { MONK } from '../srd-5-2/classes/monk';
import { PALADIN } from '../srd-5-2/classes/paladin';
import { RANGER } from '../srd-5-2/classes/ranger';
import { ROGUE } from '../srd-5-2/classes/rogue';
import { SORCERER } from '../srd-5-2/classes/sorcerer';
import { WARLOCK } from '../srd-5-2/classes/warlock';
import { WIZARD } from '../srd-5-2/classes/wizard';
import { EVERYONE } from '../srd-5-2/everyone';
import { EPIC_BOONS } from '../srd-5-2/feats/epic-boons';
import { FIGHTING_STYLE_FEATS } from '../srd-5-2/feats/fighting-style-feats';
import { GENERAL_FEATS } from '../srd-5-2/feats/general-feats';
import { ORIGIN_FEATS } from '../srd-5-2/feats/origin-feats';
import { FIGHTING_STYLES } from '../srd-5-2/fighting-styles';
import { INVOCATIONS } from '../srd-5-2/invocations';
import { ITEMS } from '../srd-5-2/items';
import { LANGUAGES } from '../srd-5-2/languages';
import { METAMAGIC } from '../srd-5-2/metamagic';
import { SPECIES } from '../srd-5-2/species';
import { SPELL_LINES } from '../srd-5-2/spell-lines';
import { WEAPON_MASTERIES } from '../srd-5-2/weapon-masteries';

/** Builds the character book of SRD 5.2. */
export function srd52Book(): Book {
  return {
    edition: '2024',
    raceWord: 'Species',
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
    everyone: EVERYONE,
    races: SPECIES,
    backgrounds: BACKGROUNDS,
    feats: [...ORIGIN_FEATS, ...GENERAL_FEATS, ...FIGHTING_STYLE_FEATS, ...EPIC_BOONS],
    groups: {
      'fighting-style': FIGHTING_STYLES,
      invocation: INVOCATIONS,
      metamagic: METAMAGIC,
      'pact-boon': [],
      'weapon-mastery': WEAPON_MASTERIES,
    },
    languages: LANGUAGES,
    items: ITEMS,
    spells: SPELL_LINES,
    actions: ACTIONS,
  };
}
