import type { Book } from '../book/book';
import { BACKGROUNDS } from '../srd-5-2/backgrounds';
import { EVERYONE } from '../srd-5-2/everyone';
import { EPIC_BOONS } from '../srd-5-2/feats/epic-boons';
import { GENERAL_FEATS } from '../srd-5-2/feats/general-feats';
import { ORIGIN_FEATS } from '../srd-5-2/feats/origin-feats';
import { ITEMS } from '../srd-5-2/items';
import { LANGUAGES } from '../srd-5-2/languages';
import { SPECIES } from '../srd-5-2/species';
import { SPELL_LINES } from '../srd-5-2/spell-lines';

/** The book of SRD 5.2's characters, put together. */
export function srd52Book(): Book {
  return {
    edition: '2024',
    raceWord: 'Species',
    classes: [],
    everyone: EVERYONE,
    races: SPECIES,
    backgrounds: BACKGROUNDS,
    feats: [...ORIGIN_FEATS, ...GENERAL_FEATS, ...EPIC_BOONS],
    groups: {
      'fighting-style': [],
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
