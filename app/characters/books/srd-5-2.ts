import type { Book } from '../book/book';

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
    languages: [],
    items: [],
    spells: [],
  };
}
