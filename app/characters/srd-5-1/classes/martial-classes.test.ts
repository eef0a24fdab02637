import { expect, test } from 'vitest';
import { classFaults } from '../../book/class-check';
import { BARBARIAN } from './barbarian';

const CLASSES = [BARBARIAN];

test.each(CLASSES)(
  '$name: each key is there once, tables begin where they should, words are short',
  (one) => {
    expect(classFaults(one)).toEqual([]);
  },
);
