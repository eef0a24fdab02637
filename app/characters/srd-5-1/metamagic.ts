import type { Option } from '../book/feature';

/** The Metamagic options (SRD 5.1, "Metamagic"). */
export const METAMAGIC: readonly Option[] = [
  {
    slug: 'careful-spell',
    name: 'Careful Spell',
    words:
      '1 sorcery point: when your spell calls for saving throws, as many creatures as your Charisma modifier (at least one) succeed by themselves.',
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
    words: '1 sorcery point: a spell of 1 minute or more lasts twice as long, at most 24 hours.',
  },
  {
    slug: 'heightened-spell',
    name: 'Heightened Spell',
    words:
      '3 sorcery points: one target has disadvantage on its first saving throw against the spell.',
  },
  {
    slug: 'quickened-spell',
    name: 'Quickened Spell',
    words: '2 sorcery points: a spell with a casting time of 1 action takes a bonus action.',
  },
  {
    slug: 'subtle-spell',
    name: 'Subtle Spell',
    words: '1 sorcery point: the spell needs no verbal and no somatic components.',
  },
  {
    slug: 'twinned-spell',
    name: 'Twinned Spell',
    words:
      'As many sorcery points as the spell’s level (1 for a cantrip): a spell that can target only one creature, and not yourself alone, targets a second one in range.',
  },
];
