import type { Race } from '../../book/book';
import { cantrip, castingAbility, darkvision } from './traits';

/** Gnomes and their two lineages (SRD 5.2, "Gnome"). */
export const GNOME: Race = {
  slug: 'gnome',
  name: 'Gnome',
  line: 'Small and clever, with a little magic of their own.',
  size: ['small'],
  speed: 30,
  features: [
    darkvision('gnome', 60),
    {
      key: 'gnome/gnomish-cunning',
      name: 'Gnomish Cunning',
      level: 1,
      words: 'Advantage on Intelligence, Wisdom and Charisma saves.',
      gifts: [{ gives: 'advantage', on: 'Int, Wis and Cha saves' }],
    },
  ],
  subraceName: 'Gnomish Lineage',
  subraces: [
    {
      slug: 'forest-gnome',
      name: 'Forest Gnome',
      line: 'A friend of beasts, and of tricks.',
      features: [
        {
          key: 'forest-gnome/lineage',
          name: 'Forest Gnome Lineage',
          level: 1,
          words:
            'You know Minor Illusion. Speak with Animals is always prepared; you cast it without a slot as often as your proficiency bonus until a long rest, and with slots as well. Choose Intelligence, Wisdom or Charisma for these spells.',
          gifts: [
            cantrip('minor-illusion'),
            {
              gives: 'spell',
              spell: 'speak-with-animals',
              ability: 'asked',
              free: {
                key: 'forest-gnome/speak-with-animals',
                name: 'Speak with Animals',
                most: { proficiency: 1 },
                back: 'long-rest',
              },
            },
          ],
          asks: [castingAbility()],
        },
      ],
    },
    {
      slug: 'rock-gnome',
      name: 'Rock Gnome',
      line: 'A tinkerer of small wonders.',
      features: [
        {
          key: 'rock-gnome/lineage',
          name: 'Rock Gnome Lineage',
          level: 1,
          words:
            'You know Mending and Prestidigitation. With 10 minutes of Prestidigitation you make a Tiny clockwork device (AC 5, 1 hit point) that does one effect of that cantrip at a touch as a Bonus Action; it lasts 8 hours, and you have at most three. Choose Intelligence, Wisdom or Charisma for these spells.',
          gifts: [cantrip('mending'), cantrip('prestidigitation')],
          asks: [castingAbility()],
        },
      ],
    },
  ],
};
