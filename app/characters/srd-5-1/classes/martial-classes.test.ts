import { expect, test } from 'vitest';
import { classFaults } from '../../book/class-check';
import { BARBARIAN } from './barbarian';
import { FIGHTER } from './fighter';
import { MONK } from './monk';
import { PALADIN } from './paladin';
import { RANGER } from './ranger';
import { ROGUE } from './rogue';

const CLASSES = [BARBARIAN, FIGHTER, MONK, PALADIN, RANGER, ROGUE];

test.each(CLASSES)(
  '$name: each key is there once, tables begin where they should, words are short',
  (one) => {
    expect(classFaults(one)).toEqual([]);
  },
);
