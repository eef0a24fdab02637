import type { Book } from '../book/book';
import { ITEMS } from '../srd-5-2/items';
import { LANGUAGES } from '../srd-5-2/languages';
import { SPELL_LINES } from '../srd-5-2/spell-lines';

/** The book of SRD 5.2's characters, put together. */
export function srd52Book(): Book {
  return {
    edition: '2024',
    raceWord: 'Species',
    classes: [],
    races: [],
    backgrounds: [],
    feats: [],
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
