import type { Choice, Feature } from '../../book/feature';

function ofBook(key: string, level: number): Choice {
  return {
    key,
    name: `A level ${level} spell of your book`,
    count: 1,
    asks: 'spell',
    lists: ['Wizard'],
    levels: [level, level],
    ability: 'class',
    book: true,
    free: 'at-will',
  };
}

function signature(key: string, number: 1 | 2): Choice {
  return {
    key,
    name: 'Signature spell',
    count: 1,
    asks: 'spell',
    lists: ['Wizard'],
    levels: [3, 3],
    ability: 'class',
    book: true,
    free: {
      key: `signature-spell-${number}`,
      name: `Signature spell ${number}`,
      most: 1,
      back: 'short-rest',
    },
  };
}

/** The last features of the wizard (SRD 5.2, "Spell Mastery" and "Signature Spells"). */
export const MASTERY_FEATURES: readonly Feature[] = [
  {
    key: 'wizard/spell-mastery',
    name: 'Spell Mastery',
    level: 18,
    words:
      'Choose a level 1 and a level 2 spell of your book with a casting time of an action. They are always prepared, and you cast them at will at their own level. After a long rest you may exchange one.',
    asks: [ofBook('first', 1), ofBook('second', 2)],
  },
  {
    key: 'wizard/signature-spells',
    name: 'Signature Spells',
    level: 20,
    words:
      'Choose two level 3 spells of your book. They are always prepared, and you cast each once between short rests at level 3 without a slot.',
    asks: [signature('first', 1), signature('second', 2)],
  },
];
