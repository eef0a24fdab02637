import type { ComingTool } from '~/catalogue/coming-tool';
import { paths } from '~/paths';

/** What the tool will do, until it does. */
export const INITIATIVE_TRACKER: ComingTool = {
  tool: 'initiative-tracker',
  title: 'Initiative Tracker',
  promise: 'The whole fight on one screen: whose turn it is, who is hurt, and what still holds.',
  abilities: [
    {
      name: 'From list to first turn in a minute',
      text: 'Bring monsters straight from the lookup, add the party, roll initiative for everyone or type what the players call out.',
    },
    {
      name: 'It remembers what tables forget',
      text: 'Concentration saves when a caster is hit, conditions that end with a turn, legendary actions, death saves, reactions.',
    },
    {
      name: 'Damage as you say it',
      text: 'One number for one creature or for all in the fireball, halved for those who saved, with resistances counted.',
    },
    {
      name: 'Every step can be taken back',
      text: 'A log of the whole fight, in words, and an undo that reaches to the first blow.',
    },
    {
      name: 'A screen for the players',
      text: 'Open a second view that shows turns and not a single secret hit point.',
    },
    {
      name: 'No line, no problem',
      text: 'Runs on your device when the cellar has no signal, and catches up when it has.',
    },
  ],
  opening:
    'As soon as a whole fight runs in it, from the first roll to the last. Then everybody can try it on an open page without an account; keeping fights and sharing the screen will be part of Pro.',
  meanwhile: [
    { label: 'Look up a monster', to: paths.monsterLookup() },
    { label: 'Conditions on the cheat sheet', to: paths.cheatSheet() },
  ],
};
