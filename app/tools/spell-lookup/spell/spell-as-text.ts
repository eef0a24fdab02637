import type { SpellRecord } from '~/compendium/records/spell-record';
import { spellCardLines } from '~/compendium/spell-card/spell-card-lines';
import { plainText } from '~/compendium/statblock/statblock';

/** A spell as plain text: its facts line by line, then its text. */
export function spellAsText(record: SpellRecord): string {
  const { name, edition, kind, facts, higherLevels } = spellCardLines(record);
  const higher = plainText(higherLevels);
  return [
    `${name} (${edition})`,
    kind,
    ...facts.map(({ label, text }) => `${label}: ${text}`),
    '',
    record.text,
    ...(higher === '' ? [] : ['', `At Higher Levels. ${higher}`]),
    '',
  ].join('\n');
}
