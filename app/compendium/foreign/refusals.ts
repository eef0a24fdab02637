import { asObject, type Foreign, listOf, own, textOf, within } from './foreign';

/** A known file format that is not supported: its program, the reason, and what to do instead. */
export type Refusal = {
  readonly program: string;
  readonly is: (value: Foreign) => boolean;
  readonly why: string;
  readonly instead: string;
};

/** The unsupported formats, most specific first. */
export const REFUSALS: readonly Refusal[] = [
  {
    program: 'Foundry (a player’s character)',
    is: (value) => textOf(own(value, 'type')) === 'character' && within(value, 'system') !== null,
    why: 'It is a player’s character, not a monster.',
    instead: 'Import it in the Character Lab.',
  },
  {
    program: 'Foundry (a vehicle or a group)',
    is: (value) =>
      /^(?:vehicle|group|encounter)$/.test(textOf(own(value, 'type'))) &&
      within(value, 'system') !== null,
    why: 'It is a vehicle or a group, not a monster.',
    instead: 'Export its monsters as actors, one by one.',
  },
  {
    program: 'Foundry (an item)',
    is: (value) =>
      within(value, 'system') !== null &&
      within(value, 'system', 'abilities') === null &&
      typeof own(value, 'type') === 'string',
    why: 'It is an item, not a monster.',
    instead: 'Export the actor that has it.',
  },
  {
    program: 'D&D Beyond (a character)',
    is: (value) => {
      const data = within(value, 'data') ?? value;
      return Array.isArray(own(data, 'stats')) && Array.isArray(own(data, 'classes'));
    },
    why: 'It is a player’s character, not a monster.',
    instead: 'Import it in the Character Lab.',
  },
  {
    program: 'D&D Beyond (a monster’s data)',
    is: (value) =>
      Object.hasOwn(value, 'challengeRatingId') || Object.hasOwn(value, 'specialTraitsDescription'),
    why: 'Its numbers refer to D&D Beyond’s own tables.',
    instead: 'Copy the statblock as the page shows it, and paste the text.',
  },
  {
    program: '5etools (a copy)',
    is: (value) => Object.hasOwn(value, '_copy'),
    why: 'It says only how it differs from another monster, which is not in the file.',
    instead: 'Open it in 5etools, and export its resolved JSON or copy the text.',
  },
  {
    program: '5etools (no monsters)',
    is: (value) =>
      [
        'spell',
        'item',
        'race',
        'class',
        'feat',
        'background',
        'optionalfeature',
        'adventure',
        'book',
      ].some((key) => Array.isArray(own(value, key))) && !Array.isArray(own(value, 'monster')),
    why: 'There is no list “monster” in this file.',
    instead: 'Choose the file of the bestiary.',
  },
  {
    program: 'Roll20',
    is: (value) =>
      Array.isArray(own(value, 'attribs')) ||
      within(value, 'character', 'attribs') !== null ||
      listOf(own(within(value, 'character'), 'attribs')).length > 0,
    why: 'Its sheets store each number under a name of their own.',
    instead: 'Copy the statblock as the sheet shows it, and paste the text.',
  },
  {
    program: 'Improved Initiative (an encounter)',
    is: (value) => Array.isArray(own(value, 'Combatants')),
    why: 'It is an encounter, not a monster.',
    instead: 'Import it in the Initiative Tracker, or export the monsters of the library.',
  },
  {
    program: 'Delvewright (a character)',
    is: (value) => own(value, 'format') === 'delvewright-character',
    why: 'It is a character, not a monster.',
    instead: 'Import it in the Character Lab.',
  },
  {
    program: 'Delvewright (an encounter)',
    is: (value) => own(value, 'kind') === 'delvewright-encounter',
    why: 'It is an encounter, not a monster.',
    instead: 'Import it in the Encounter Builder.',
  },
];

/** The message for a known but unsupported file; null for any other. */
export function refusalOf(value: unknown): string | null {
  const object = asObject(value);
  const found = object === null ? undefined : REFUSALS.find(({ is }) => is(object));
  if (found === undefined) return null;
  const name = textOf(own(object, 'name')).slice(0, 60);
  const what = name === '' ? 'This' : `“${name}”`;
  return `${what} is from ${found.program}. ${found.why} ${found.instead}`;
}
