import type { Race } from '../book/book';
import { DRAGONBORN } from './races/dragonborn';
import { DWARF } from './races/dwarf';
import { ELF } from './races/elf';
import { GNOME } from './races/gnome';
import { HALF_ELF } from './races/half-elf';
import { HALF_ORC } from './races/half-orc';
import { HALFLING } from './races/halfling';
import { HUMAN } from './races/human';
import { TIEFLING } from './races/tiefling';

/** The races (SRD 5.1, "Races"), in the order of the book. */
export const RACES: readonly Race[] = [
  DWARF,
  ELF,
  HALFLING,
  HUMAN,
  DRAGONBORN,
  GNOME,
  HALF_ELF,
  HALF_ORC,
  TIEFLING,
];
