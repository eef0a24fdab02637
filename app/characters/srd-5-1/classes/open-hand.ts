import type { Subclass } from '../../book/book';

/** The monk subclass of SRD 5.1, "Way of the Open Hand". */
export const OPEN_HAND: Subclass = {
  slug: 'open-hand',
  name: 'Way of the Open Hand',
  line: 'The purest martial artist: pushes, trips and stuns with bare hands, and heals by ki.',
  features: [
    {
      key: 'open-hand/open-hand-technique',
      name: 'Open Hand Technique',
      level: 3,
      words:
        'Each hit of your Flurry of Blows does one of these as well: the target falls prone unless it makes a Dexterity save; it is pushed up to 15 feet away unless it makes a Strength save; or it has no reactions until the end of your next turn.',
    },
    {
      key: 'open-hand/wholeness-of-body',
      name: 'Wholeness of Body',
      level: 6,
      action: 'action',
      words: 'You regain three times your monk level in hit points, once between long rests.',
      uses: { key: 'wholeness-of-body', name: 'Wholeness of Body', most: 1, back: 'long-rest' },
    },
    {
      key: 'open-hand/tranquility',
      name: 'Tranquility',
      level: 11,
      words:
        'A long rest leaves you under the sanctuary spell until the next one begins, unless it ends early as usual. Its save DC is 8 + Wisdom modifier + proficiency bonus.',
    },
    {
      key: 'open-hand/quivering-palm',
      name: 'Quivering Palm',
      level: 17,
      words:
        '3 ki points when an unarmed strike hits: vibrations stay in the target for as many days as your monk level. While you share its plane, your action ends them and it makes a Constitution save: 0 hit points if it fails, 10d10 necrotic damage if it succeeds. Only one creature at a time has them; you may also let them end without harm, without an action.',
    },
  ],
};
