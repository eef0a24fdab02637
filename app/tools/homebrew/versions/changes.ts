import type { MonsterRecord } from '~/compendium/records/monster-record';
import { plainText, type StatblockEntry } from '~/compendium/statblock/statblock';
import { statblockOf } from '~/compendium/statblock/statblock-lines';

/** A line of a statblock that one version has otherwise than another; null where it has none. */
export type FieldChange = { field: string; before: string | null; now: string | null };

/** What of a creature is otherwise now, line by line as its statblock says it; none where both say the same. */
export function changesBetween(former: MonsterRecord, present: MonsterRecord): FieldChange[] {
  const [was, is] = [tellFields(former), tellFields(present)];
  const fields = new Set([...was.keys(), ...is.keys()]);
  return [...fields].flatMap((field) => {
    const change = { field, before: was.get(field) ?? null, now: is.get(field) ?? null };
    return change.before === change.now ? [] : [change];
  });
}

/** Everything that a statblock says, by what it is about; two entries of one name are told apart. */
function tellFields(record: MonsterRecord): Map<string, string> {
  const block = statblockOf(record, record.edition);
  const told = new Map<string, string>();
  const tell = (field: string, text: string) => {
    if (text === '') return;
    let name = field;
    for (let more = 2; told.has(name); more += 1) name = `${field} (${more})`;
    told.set(name, text);
  };
  tell('Name', block.name);
  tell('Rules', block.edition);
  tell('Kind', block.kind);
  for (const { label, segments } of block.head) tell(label, plainText(segments));
  for (const { ability, score } of block.abilities) tell(ability.toUpperCase(), String(score));
  for (const { label, segments } of [...block.lines, ...block.beside]) {
    tell(label, plainText(segments));
  }
  for (const { title, intro, entries } of block.sections) {
    const section = title ?? 'Traits';
    tell(section, intro);
    for (const entry of entries) tell(`${section}: ${entry.name}`, entryText(entry));
  }
  tell('Notes', block.notes);
  tell('Source', record.source);
  return told;
}

function entryText({ note, paragraphs }: StatblockEntry): string {
  const text = paragraphs.map(plainText).join('\n');
  return note.length > 0 ? `(${plainText(note)}) ${text}` : text;
}
