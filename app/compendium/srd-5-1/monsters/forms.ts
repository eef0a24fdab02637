import type { FormerMonster } from '../../records/former/monster-record';
import type { Speeds } from '../../records/monster-record';

type Form = FormerMonster['forms'][number];

/** The differences of shapechangers and casters in another form, which the package has only in prose or not at all. */
const FORMS: Readonly<Record<string, readonly Form[]>> = {
  Ankheg: [armored('while prone', 11)],
  Archmage: [armored('with mage armor', 15)],
  Druid: [armored('with barkskin', 16)],
  Dryad: [armored('with barkskin', 16)],
  Imp: [
    moving('rat form', { walk: 20 }),
    moving('raven form', { walk: 20, fly: 60 }),
    moving('spider form', { walk: 20, climb: 20 }),
  ],
  Mage: [armored('with mage armor', 15)],
  Quasit: [
    moving('bat form', { walk: 10, fly: 40 }),
    moving('centipede form', { walk: 40, climb: 40 }),
    moving('toad form', { walk: 40, swim: 40 }),
  ],
  Vampire: [
    moving('bat form', { walk: 5, fly: 30 }),
    moving('mist form', { walk: 0, fly: 20, hover: true }),
  ],
  Werebear: [hide('bear or hybrid form', 11, { walk: 40, climb: 30 })],
  Wereboar: [hide('boar form', 11, { walk: 40 }), hide('hybrid form', 11, { walk: 30 })],
  Weretiger: [moving('tiger form', { walk: 40 })],
  Werewolf: [hide('wolf form', 12, { walk: 40 }), hide('hybrid form', 12, { walk: 30 })],
};

/** The other forms of a creature, by its name in the SRD. */
export function formsOf(monster: string): Form[] {
  return [...(FORMS[monster] ?? [])];
}

type Moves = Omit<Speeds, 'hover'> & { hover?: boolean };

function moving(name: string, moves: Moves): Form {
  return { name, ac: null, speeds: { hover: false, ...moves } };
}

function armored(name: string, value: number): Form {
  return { name, ac: { value, kind: null }, speeds: null };
}

function hide(name: string, value: number, moves: Moves): Form {
  return { ...moving(name, moves), ac: { value, kind: 'natural armor' } };
}
