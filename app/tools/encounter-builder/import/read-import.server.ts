import { singulars } from '~/compendium/foreign/words/counted-name';
import { foesNamed } from '~/encounters/asked/foe-points.server';
import type { Encounter } from '~/encounters/encounter';
import type { NamedCreature } from '~/encounters/exchange/read-csv';
import { type FileReading, LONGEST_FILE, readEncounterFile } from '~/encounters/exchange/read-file';
import { readImprovedInitiative } from '~/fights/sheet/improved-initiative';
import type { Database } from '~/platform/database.server';
import { NOT_UTF8, utf8Text } from '~/platform/utf8-file';
import type { Edition } from '~/rules/edition';
import { askSearch } from '../address/ask';
import { DRAFT_LIMITS, type Draft, type DraftRow, rowOf, USUAL_GROUPS } from '../address/draft';
import { draftOf } from '../keep/encounter-of';

/** The result of an import: the fight for the builder, the problems, and the complete encounter if the file had one. */
export type Imported = {
  search: string | null;
  creatures: number;
  problems: readonly string[];
  /** JSON of an encounter with notes and other details, to be stored unchanged. */
  whole: string | null;
  name: string;
};

/** Reads a file or pasted text, and finds its creatures' records by name. */
export async function readImport(db: Database, text: string, edition: Edition): Promise<Imported> {
  const read = ofImproved(text, edition) ?? readEncounterFile(text, edition);
  if (read.is === 'nothing') {
    return { search: null, creatures: 0, problems: read.problems, whole: null, name: '' };
  }
  if (read.is === 'encounter') {
    const { encounter, problems } = read;
    return {
      search: askSearch(withGroups(draftOf(encounter))),
      creatures: encounter.creatures.length,
      problems,
      whole: JSON.stringify(encounter),
      name: encounter.name,
    };
  }
  const all = read.creatures.flatMap(({ name }) => singulars(name));
  const known = await foesNamed(db, edition, all);
  const problems = [...read.problems];
  const rows = read.creatures.map(({ name, cr, count }): DraftRow => {
    const found = singulars(name).flatMap((one) => known.get(one) ?? [])[0];
    if (found) return rowOf(found.id, { count });
    const how = cr === null ? 'with 0 XP: give it a CR' : 'by its CR';
    problems.push(`There is no “${name.slice(0, 60)}” here: added ${how}.`);
    return { ...rowOf(''), id: null, cr, xp: cr === null ? 0 : null, name, count };
  });
  const draft: Draft = {
    edition,
    partyId: null,
    groups: USUAL_GROUPS,
    characters: [],
    ignoreWeak: false,
    of: null,
    rows: rows.slice(0, DRAFT_LIMITS.rows),
  };
  return { search: askSearch(draft), creatures: rows.length, problems, whole: null, name: '' };
}

/** The creatures of an Improved Initiative encounter, grouped by kind with counts; null for any other text. */
function ofImproved(text: string, edition: Edition): FileReading | null {
  if (!/^\s*\{/.test(text) || !text.includes('"Combatants"')) return null;
  const read = readImprovedInitiative(text, edition);
  if ('problem' in read) return null;
  const [first] = read.encounters;
  const kinds = new Map<string, NamedCreature>();
  for (const { sheet, side } of first?.joiners ?? []) {
    if (side === 'party') continue;
    const before = kinds.get(sheet.name);
    const { name, challenge: cr } = sheet;
    kinds.set(name, { name, cr, count: (before?.count ?? 0) + 1, note: '' });
  }
  return { is: 'names', creatures: [...kinds.values()], problems: first?.problems ?? [] };
}

function withGroups(draft: Draft): Draft {
  return draft.groups.length === 0 ? { ...draft, groups: USUAL_GROUPS } : draft;
}

type SentText = { ok: true; text: string } | { ok: false; problem: string };

/** The text of a form: from its file, else from its field; or an error when the file cannot be read. */
export async function textSent(form: FormData): Promise<SentText> {
  const file = form.get('file');
  if (file instanceof File && file.size > 0) {
    if (file.size > LONGEST_FILE) {
      return { ok: false, problem: 'An encounter file has at most 256 kB.' };
    }
    const text = await utf8Text(file);
    return text === null ? { ok: false, problem: NOT_UTF8 } : { ok: true, text };
  }
  const typed = form.get('text');
  return { ok: true, text: typeof typed === 'string' ? typed : '' };
}

/** The encounter of a form that was shown, validated again; null when it is invalid. */
export function wholeSent(form: FormData): Encounter | null {
  const read = readEncounterFile(String(form.get('whole') ?? ''), '2014');
  return read.is === 'encounter' ? read.encounter : null;
}
