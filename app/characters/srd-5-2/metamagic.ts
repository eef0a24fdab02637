import type { Option } from '../book/feature';

/** The Metamagic options (SRD 5.2, "Metamagic Options"). */
export const METAMAGIC: readonly Option[] = [
  {
    slug: 'careful-spell',
    name: 'Careful Spell',
    words:
      '1 sorcery point: when your spell calls for saving throws, as many creatures as your Charisma modifier (at least one) succeed by themselves, and take no damage where a success would halve it.',
  },
  {
    slug: 'distant-spell',
    name: 'Distant Spell',
    words:
      '1 sorcery point: double the range of a spell that has 5 feet or more, or give one of touch 30 feet.',
  },
  {
    slug: 'empowered-spell',
    name: 'Empowered Spell',
    words:
      '1 sorcery point: roll as many of a spell’s damage dice again as your Charisma modifier (at least one); the new rolls count. It goes together with another Metamagic.',
  },
  {
    slug: 'extended-spell',
    name: 'Extended Spell',
    words:
      '1 sorcery point: a spell of 1 minute or more lasts twice as long, at most 24 hours, and you have advantage on saves to keep concentration on it.',
  },
  {
    slug: 'heightened-spell',
    name: 'Heightened Spell',
    words: '2 sorcery points: one target has disadvantage on its saves against the spell.',
  },
  {
    slug: 'quickened-spell',
    name: 'Quickened Spell',
    words:
      '2 sorcery points: a spell with a casting time of an action takes a bonus action. Not when you have cast a spell of level 1 or higher this turn, and you cast no such spell after it this turn.',
  },
  {
    slug: 'seeking-spell',
    name: 'Seeking Spell',
    words:
      '1 sorcery point: roll the d20 of a spell attack that missed again; the new roll counts. It goes together with another Metamagic.',
  },
  {
    slug: 'subtle-spell',
    name: 'Subtle Spell',
    words:
      '1 sorcery point: the spell needs no verbal, somatic or material components, but for those with a cost or that are consumed.',
  },
  {
    slug: 'transmuted-spell',
    name: 'Transmuted Spell',
    words:
      '1 sorcery point: acid, cold, fire, lightning, poison or thunder damage of the spell becomes another of these.',
  },
  {
    slug: 'twinned-spell',
    name: 'Twinned Spell',
    words:
      '1 sorcery point: a spell that targets one creature more when cast with a higher slot counts as one level higher.',
  },
];
