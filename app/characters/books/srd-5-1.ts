import type { Book } from '../book/book';

/** The book of SRD 5.1's characters, put together. */
export function srd51Book(): Book {
  return {
    edition: '2014',
    raceWord: 'Race',
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
