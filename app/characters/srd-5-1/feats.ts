import type { Feat } from '../book/book';

/** The only feat of the book (SRD 5.1, "Feats"). */
export const FEATS: readonly Feat[] = [
  {
    slug: 'grappler',
    name: 'Grappler',
    category: 'general',
    words:
      'Advantage on attacks against a creature that you grapple. With your action you can try to pin it with another grapple check: on a success you are both restrained until the grapple ends.',
    needs: { abilities: { str: 13 } },
    gifts: [{ gives: 'advantage', on: 'attacks against a creature you grapple' }],
  },
];
