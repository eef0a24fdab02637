import type { ToolId } from '~/catalogue/tool';

/** What a tool that is still being forged will do: said before it exists, kept when it does. */
export type ForgedTool = {
  tool: ToolId;
  title: string;
  promise: string;
  abilities: readonly { name: string; text: string }[];
};

export const CHARACTER_LAB: ForgedTool = {
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
      text: 'Modifiers, proficiency, armour class, saving throws and spell slots follow from your choices, level after level.',
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
};

export const ADVENTURING: ForgedTool = {
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
};

export const BATTLE_SIMULATOR: ForgedTool = {
  tool: 'battle-simulator',
  title: 'Battle Simulator',
  promise: 'Play the fight a thousand times before your table plays it once.',
  abilities: [
    {
      name: 'The whole fight, by the rules',
      text: 'Both sides roll initiative, attack, save, fall and stabilise, round after round.',
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
};
