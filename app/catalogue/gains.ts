import type { ToolId } from './tool';

/** What each tool offers behind its gate, in three short lines; in the future tense for a tool that is not built. */
export const GAINS: Partial<Record<ToolId, readonly [string, string, string]>> = {
  mapwright: [
    'A dungeon or a cave at once, and you can move every wall.',
    'Your maps saved in your account and shared by a link.',
    'Prints to mini scale: an inch per square, on the paper you have.',
  ],
  'initiative-tracker': [
    'The whole fight on one screen: turns, hit points, conditions, concentration.',
    'One number for everyone in the fireball, halved for those who saved.',
    'Undo, back to the first blow.',
  ],
  adventuring: [
    'Your party gathered by one code, read aloud at the table.',
    'Level, hit points and initiative side by side, always the latest.',
    'The party joins the next fight by itself.',
  ],
  'homebrew-monsters': [
    'Your own monsters, in every lookup beside all the others.',
    'Imports from other programs, with a report of what was kept and dropped.',
    'Every version saved, shared by a link or with your party.',
  ],
  'character-creator': [
    'A character step by step, or all at once.',
    'Modifiers, saving throws and spell slots that add themselves up.',
    'A sheet that prints, and a file to export.',
  ],
  'dice-roller': [
    'Any dice, with every die of the roll shown.',
    'The exact odds of any of them, as a chart and a table.',
    'Rolls proven fair: a hash before, the seed after.',
  ],
  'spell-lookup': [
    'Any spell of both editions, by what it does and needs.',
    'Spellbooks that track prepared spells and spent slots.',
    'Spell cards of any selection, printed to size, without a character sheet.',
  ],
  'spell-scroll-cost': [
    'Any spell by its name, even misspelled.',
    'Price, writing, reading and copying, by either edition.',
    'The chance of the check, and what the components add.',
  ],
  'encounter-builder': [
    'How hard the fight is for your party, updated with every monster.',
    'Random encounters as hard as you ask, around the monsters you locked.',
    'Save, share by a link, print with statblocks, run in the tracker.',
  ],
  'battle-simulator': [
    'The whole fight by the rules, a thousand times over.',
    'How often the party wins, who falls first, how many rounds it takes.',
    'One ogre more or one spell slot less, and what that changes.',
  ],
};
