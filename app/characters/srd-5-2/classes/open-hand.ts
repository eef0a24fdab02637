import type { Subclass } from '../../book/book';

/** The monk subclass of SRD 5.2, "Warrior of the Open Hand". */
export const OPEN_HAND: Subclass = {
  slug: 'open-hand',
  name: 'Warrior of the Open Hand',
  line: 'The purest martial artist: pushes and trips with bare hands, and heals from within.',
  features: [
    {
      key: 'open-hand/open-hand-technique',
      name: 'Open Hand Technique',
      level: 3,
      words:
        'Each hit of your Flurry of Blows does one of these as well. Addle: no opportunity attacks until the target’s next turn starts. Push: a Strength save, or it is pushed up to 15 feet away. Topple: a Dexterity save, or it falls prone.',
    },
    {
      key: 'open-hand/wholeness-of-body',
      name: 'Wholeness of Body',
      level: 6,
      action: 'bonus-action',
      words:
        'You regain a roll of your Martial Arts die + your Wisdom modifier in hit points, at least 1. You can do so as often as your Wisdom modifier, at least once, between long rests.',
      uses: {
        key: 'wholeness-of-body',
        name: 'Wholeness of Body',
        back: 'long-rest',
        least: 1,
        most: { mod: 'wis' },
      },
    },
    {
      key: 'open-hand/fleet-step',
      name: 'Fleet Step',
      level: 11,
      action: 'free',
      words:
        'Right after any bonus action but Step of the Wind you may use Step of the Wind as well.',
    },
    {
      key: 'open-hand/quivering-palm',
      name: 'Quivering Palm',
      level: 17,
      words:
        '4 Focus Points when an unarmed strike hits: vibrations stay in the target for as many days as your monk level. While you share its plane, an action, or one attack of your Attack action, ends them: it takes 10d12 force damage, half with a Constitution save. Only one creature at a time has them; you may also let them end without harm, without an action.',
    },
  ],
};
