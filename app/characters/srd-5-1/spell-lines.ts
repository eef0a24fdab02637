import type { SpellLine } from '../book/book';
import { spellGlances, spellLines } from '../book/spell-table';
import { SPELL_GLANCES } from './spell-glances';
import { CANTRIPS } from './spells/cantrips';
import { LEVEL_1 } from './spells/level-1';
import { LEVEL_2 } from './spells/level-2';
import { LEVEL_3 } from './spells/level-3';
import { LEVEL_4 } from './spells/level-4';
import { LEVEL_5 } from './spells/level-5';
import { LEVEL_6 } from './spells/level-6';
import { LEVEL_7 } from './spells/level-7';
import { LEVEL_8 } from './spells/level-8';
import { LEVEL_9 } from './spells/level-9';

const GLANCES = spellGlances(SPELL_GLANCES);

/** All spells with the fields that a sheet needs (SRD 5.1, "Spells"); a test compares them with the compendium. */
export const SPELL_LINES: readonly SpellLine[] = [
  ...spellLines(0, CANTRIPS, GLANCES),
  ...spellLines(1, LEVEL_1, GLANCES),
  ...spellLines(2, LEVEL_2, GLANCES),
  ...spellLines(3, LEVEL_3, GLANCES),
  ...spellLines(4, LEVEL_4, GLANCES),
  ...spellLines(5, LEVEL_5, GLANCES),
  ...spellLines(6, LEVEL_6, GLANCES),
  ...spellLines(7, LEVEL_7, GLANCES),
  ...spellLines(8, LEVEL_8, GLANCES),
  ...spellLines(9, LEVEL_9, GLANCES),
];
