import { judge } from '../budget/judge';
import type { Encounter } from '../encounter';
import { creatureLine, partyWords } from './encounter-words';

/** The export formats of an encounter. */
export const ENCOUNTER_FORMS = ['text', 'markdown', 'json', 'improved-initiative'] as const;
export type EncounterForm = (typeof ENCOUNTER_FORMS)[number];

/** An encounter as plain text. */
export function encounterText(whole: Encounter): string {
  const { name, edition, creatures, notes, treasure } = whole;
  return `${[
    name,
    `${edition} rules${partyLine(whole)}`,
    '',
    ...creatures.map(creatureLine),
    ...(verdictLine(whole) === '' ? [] : ['', verdictLine(whole)]),
    ...(notes === '' ? [] : ['', notes]),
    ...(treasure === '' ? [] : ['', `Treasure: ${treasure}`]),
  ].join('\n')}\n`;
}

/** An encounter as Markdown; user text is escaped, so that it cannot become a heading, a link or HTML. */
export function encounterMarkdown(whole: Encounter): string {
  const { name, edition, creatures, notes, treasure } = whole;
  return `${[
    `## ${plain(name)}`,
    '',
    `*${edition} rules${partyLine(whole)}*`,
    '',
    ...creatures.map((one) => `- ${plain(creatureLine(one))}`),
    ...(verdictLine(whole) === '' ? [] : ['', `**${verdictLine(whole)}**`]),
    ...(notes === '' ? [] : ['', ...notes.split('\n').map(plain)]),
    ...(treasure === ''
      ? []
      : ['', `**Treasure:** ${treasure.split('\n').map(plain).join('  \n')}`]),
  ].join('\n')}\n`;
}

/** An encounter as our own file: its content, without references to its owner's data. */
export function encounterFile(whole: Encounter): string {
  const { party, place: _, ...rest } = whole;
  const told = {
    kind: 'delvewright-encounter',
    ...rest,
    party: { partyId: null, groups: party.groups },
  };
  return `${JSON.stringify(told, null, 2)}\n`;
}

/**
 * An encounter in the import format of Improved Initiative: a statblock for each creature, identical within a row.
 * `statblocks` has those of known records, by public id.
 */
export function improvedInitiativeEncounter(
  { name, creatures }: Encounter,
  statblocks: ReadonlyMap<string, object>,
): object {
  return {
    Name: name,
    Path: '',
    Id: '',
    Version: '3.2.6',
    Combatants: creatures.flatMap((one) => {
      const known = one.record === null ? undefined : statblocks.get(one.record);
      const bare = { Name: one.name, HP: { Value: 1, Notes: '' }, Challenge: one.cr ?? '' };
      return Array.from({ length: one.count }, (_, at) => ({
        Id: `${one.key}-${at + 1}`,
        Alias: '',
        IndexLabel: one.count > 1 ? at + 1 : null,
        Hidden: one.round !== null,
        StatBlock: known ?? bare,
        Tags: [],
      }));
    }),
  };
}

function partyLine(whole: Encounter): string {
  const party = partyWords(whole);
  return party === '' ? '' : `, for ${party}`;
}

function verdictLine({ edition, party, creatures, ignoreWeak }: Encounter): string {
  const levels = party.groups.flatMap(({ level, count }) =>
    Array.from({ length: count }, () => level),
  );
  const { difficulty } = judge({ edition, levels, creatures, ignoreWeak });
  if (difficulty.verdict === null || difficulty.foes === 0) return '';
  const { verdict, raw, adjusted, each } = difficulty;
  const held = adjusted === raw ? '' : ` (${adjusted.toLocaleString('en')} adjusted)`;
  return `${verdict.charAt(0).toUpperCase()}${verdict.slice(1)}: ${raw.toLocaleString('en')} XP${held}, ${each.toLocaleString('en')} per character`;
}

/** Escapes text for Markdown. */
function plain(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|!]/g, '\\$&').replace(/^(\s*)([-+]|\d+\.)(?=\s)/, '$1\\$2');
}
