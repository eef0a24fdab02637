import type { ToolId } from './tool';

/** What one gets behind a gate, in three short lines; in the future for a tool that is not built. */
export const GAINS: Partial<Record<ToolId, readonly [string, string, string]>> = {
  mapwright: [
    'A dungeon or a cave at once, and every wall of it yours to move.',
    'Your maps kept in your account, and shared by a link.',
    'Prints on which minis fit: an inch to the square, on the paper you have.',
  ],
  'initiative-tracker': [
    'The whole fight on one screen: turns, hit points, conditions, concentration.',
    'One number for everyone in the fireball, halved for those who saved.',
    'An undo that reaches to the first blow.',
  ],
  adventuring: [
    'Your party gathered by one code, read aloud at the table.',
    'Level, hit points and initiative side by side, always the latest.',
    'The party walks into the next fight by itself.',
  ],
  'homebrew-monsters': [
    'Creatures of your own, found in every lookup beside all the others.',
    'What others made brought along, with a word on what was kept and dropped.',
    'Every version kept, shared by a link or with your party.',
  ],
  'character-creator': [
    'A hero step by step, or all at once.',
    'Modifiers, saving throws and spell slots that add themselves up.',
    'A sheet that prints, and a file that is yours to take along.',
  ],
  'dice-roller': [
    'Any dice the table knows, with every die of the roll shown.',
    'The exact odds of any of them, as a chart and a table.',
    'Rolls that are proven fair: a hash before, the seed after.',
  ],
  'spell-lookup': [
    'Any spell of both editions, by what it does and what it needs.',
    'Spellbooks that know what is prepared and which slots are spent.',
    'Cards of any selection, cut to measure, without a character sheet.',
  ],
  'spell-scroll-cost': [
    'Any spell by its name, as well as you remember it.',
    'Price, writing, reading and copying, by either edition.',
    'The chance of the check, and what the components add.',
  ],
  'encounter-builder': [
    'How hard the fight is for your party, told anew with every creature.',
    'A fight drawn as hard as you ask, around the creatures you locked.',
    'Kept, shared by a link, printed with statblocks, run in the tracker.',
  ],
  'battle-simulator': [
    'The whole fight by the rules, a thousand times over.',
    'How often the party wins, who falls first, how many rounds it takes.',
    'One ogre more or one spell slot less, and what that changes.',
  ],
};
