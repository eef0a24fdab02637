import type { Race } from '../book/book';
import { DRAGONBORN } from './species/dragonborn';
import { DWARF } from './species/dwarf';
import { ELF } from './species/elf';
import { GNOME } from './species/gnome';
import { GOLIATH } from './species/goliath';
import { HALFLING } from './species/halfling';
import { HUMAN } from './species/human';
import { ORC } from './species/orc';
import { TIEFLING } from './species/tiefling';

/** The species (SRD 5.2, "Species"), in the order of the book. */
export const SPECIES: readonly Race[] = [
  DRAGONBORN,
  DWARF,
  ELF,
  GNOME,
  GOLIATH,
  HALFLING,
  HUMAN,
  ORC,
  TIEFLING,
];
