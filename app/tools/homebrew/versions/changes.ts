import type { MonsterRecord } from '~/compendium/records/monster-record';
import { plainText, type StatblockEntry } from '~/compendium/statblock/statblock';
import { statblockOf } from '~/compendium/statblock/statblock-lines';

/** A statblock line that differs between versions; null where a version does not have it. */
export type FieldChange = { field: string; before: string | null; now: string | null };

/** The differences between two records, line by line of their statblocks. */
export function changesBetween(former: MonsterRecord, present: MonsterRecord): FieldChange[] {
  const [was, is] = [tellFields(former), tellFields(present)];
  const fields = new Set([...was.keys(), ...is.keys()]);
  return [...fields].flatMap((field) => {
    const change = { field, before: was.get(field) ?? null, now: is.get(field) ?? null };
    return change.before === change.now ? [] : [change];
  });
}

/** All lines of a statblock by their titles; repeated titles are numbered. */
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
