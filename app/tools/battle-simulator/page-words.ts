import type { ComingTool } from '~/catalogue/coming-tool';
import { paths } from '~/paths';

/** What the tool will do, until it does. */
export const BATTLE_SIMULATOR: ComingTool = {
  tool: 'battle-simulator',
  title: 'Battle Simulator',
  promise: 'Play the fight a thousand times before your table plays it once.',
  abilities: [
    {
      name: 'The whole fight, by the rules',
      text: 'Both sides roll initiative, attack, save, fall and stabilize, round after round.',
    },
    {
      name: 'Odds instead of a hunch',
      text: 'How often the party wins, who goes down first, and how many rounds it takes.',
    },
    {
      name: 'What if',
      text: 'Add an ogre, take away a spell slot, and see at once what that changes.',
    },
    {
      name: 'The same dice twice',
      text: 'A fight is known by its seed: share it, and others see the very same blows.',
    },
  ],
  opening: 'As soon as whole fights run by the full rules. It will be part of Pro.',
  meanwhile: [{ label: 'Choose the monsters', to: paths.monsterLookup() }],
};
