import { foundryActor } from '~/compendium/exports/foundry-actor';
import { improvedInitiativeStatblock } from '~/compendium/exports/improved-initiative';
import type { MonsterRecord } from '~/compendium/records/monster-record';
import { statblockHomebrewery } from '~/compendium/statblock/statblock-homebrewery';
import { statblockOf } from '~/compendium/statblock/statblock-lines';
import { homebrewCsv } from './csv';

/** The export formats with their file extensions and media types. */
export const HOMEBREW_FORMS = {
  own: { ending: 'json', type: 'application/json' },
  'improved-initiative': { ending: 'json', type: 'application/json' },
  foundry: { ending: 'json', type: 'application/json' },
  homebrewery: { ending: 'md', type: 'text/markdown' },
  csv: { ending: 'csv', type: 'text/csv' },
} as const;
export type HomebrewForm = keyof typeof HOMEBREW_FORMS;

/** Writes creatures as a file; `idOf` returns the id of each. */
export function writeHomebrew(
  records: readonly MonsterRecord[],
  form: HomebrewForm,
  idOf: (record: MonsterRecord) => string,
): string {
  switch (form) {
    case 'own':
      return jsonText({ kind: 'delvewright-homebrew', records });
    case 'improved-initiative':
      return jsonText({
        Creatures: records.map(idOf),
        ...Object.fromEntries(
          records.map((one) => [
            `Creatures.${idOf(one)}`,
            improvedInitiativeStatblock(one, idOf(one)),
          ]),
        ),
      });
    case 'foundry': {
      const actors = records.map((one) => foundryActor(one, idOf(one)));
      // Foundry imports one actor per file.
      return jsonText(actors.length === 1 ? actors[0] : actors);
    }
    case 'homebrewery':
      return records.map((one) => statblockHomebrewery(statblockOf(one, one.edition))).join('\n');
    case 'csv':
      return homebrewCsv(records);
  }
}

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
