import type { Race } from '../../book/book';
import { darkvision, increase, languages } from './traits';

/** Gnomes and rock gnomes (SRD 5.1, "Gnome"). */
export const GNOME: Race = {
  slug: 'gnome',
  name: 'Gnome',
  size: ['small'],
  speed: 25,
  line: 'Small and clever, and hard to fool by magic.',
  features: [
    increase('gnome', { int: 2 }),
    darkvision('gnome', 60),
    {
      key: 'gnome/gnome-cunning',
      name: 'Gnome Cunning',
      level: 1,
      words: 'Advantage on Intelligence, Wisdom and Charisma saves against magic.',
      gifts: [{ gives: 'advantage', on: 'Int, Wis and Cha saves against magic' }],
    },
    languages('gnome', ['common', 'gnomish'], 'You speak, read and write Common and Gnomish.'),
  ],
  subraceName: 'Subrace',
  subraces: [
    {
      slug: 'rock-gnome',
      name: 'Rock Gnome',
      line: 'Inventors, hardier than they look.',
      features: [
        increase('rock-gnome', { con: 1 }),
        {
          key: 'rock-gnome/artificers-lore',
          name: "Artificer's Lore",
          level: 1,
          words:
            'On Intelligence (History) checks about magic items, alchemy or technical devices you add twice your proficiency bonus.',
        },
        {
          key: 'rock-gnome/tinker',
          name: 'Tinker',
          level: 1,
          words:
            "Proficiency with tinker's tools. In 1 hour, for 10 GP, you build a Tiny clockwork device (AC 5, 1 hit point) that runs for 24 hours: a toy that moves 5 feet a turn, a fire starter, or a music box. You have at most three at a time.",
          gifts: [{ gives: 'tools', of: ['tinkers-tools'] }],
        },
      ],
    },
  ],
};
