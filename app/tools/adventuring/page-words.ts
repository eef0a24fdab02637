import type { ComingTool } from '~/catalogue/coming-tool';
import { paths } from '~/paths';

/** What the tool will do, until it does. */
export const ADVENTURING: ComingTool = {
  tool: 'adventuring',
  title: 'Adventuring',
  promise: 'Your party in one place, without a sheet in sight.',
  abilities: [
    {
      name: 'One code for everyone',
      text: 'Name the party, read its invite code aloud, and watch the players arrive.',
    },
    {
      name: 'The numbers you keep asking for',
      text: 'Level, hit points and initiative of every character, side by side, always the latest.',
    },
    {
      name: 'Straight into the fight',
      text: 'The party walks into the initiative tracker and the encounter budget by itself.',
    },
  ],
  opening:
    'As soon as a party can be gathered by its code. Keeping a party will be part of Pro; players join with an account alone.',
  meanwhile: [{ label: 'Open the cheat sheet', to: paths.cheatSheet() }],
};
