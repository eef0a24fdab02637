import type { ComingTool } from '~/catalogue/coming-tool';
import { paths } from '~/paths';

/** What the tool will do, until it does. */
export const CHARACTER_LAB: ComingTool = {
  tool: 'character-creator',
  title: 'Character Lab',
  promise: 'A hero ready for the table in the time it takes to pour the drinks.',
  abilities: [
    {
      name: 'Step by step, or all at once',
      text: 'Choose ancestry, class, background and abilities one after another, or let the dice choose and change what you dislike.',
    },
    {
      name: 'Nothing to add up',
      text: 'Modifiers, proficiency, armor class, saving throws and spell slots follow from your choices, level after level.',
    },
    {
      name: 'A sheet that prints',
      text: 'One page for the table and one for the binder, readable by candlelight.',
    },
    {
      name: 'Yours to take along',
      text: 'Every character leaves as a file that you own, and comes back from it unchanged.',
    },
  ],
  opening:
    'As soon as a character can be made from first choice to printed sheet. It will be part of Pro; taking your own characters along as files will always be free.',
  meanwhile: [{ label: 'Open the cheat sheet', to: paths.cheatSheet() }],
};
