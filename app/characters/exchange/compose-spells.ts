import type { Book } from '../book/book';
import type { Character } from '../record/character';
import type { Sheet } from '../sheet/sheet';
import type { ReportPen } from './exchange-report';
import type { FileFacts, FileSpell } from './file-facts';
import { findNamed } from './match-names';

type Listed = { cantrips: string[]; known: string[]; prepared: string[] };

/** Puts the spells of a file on the lists of their classes; spells that the book lacks are reported. */
export function composeSpells(
  { spells, classes }: FileFacts,
  book: Book,
  pen: ReportPen,
): Character['spells'] {
  const lists: Record<string, Listed> = {};
  const missing: string[] = [];
  let kept = 0;
  for (const spell of spells) {
    const found = findNamed(book.spells, spell.name);
    if (found === undefined) {
      missing.push(spell.name);
      continue;
    }
    kept += 1;
    // A spell that is always available comes from a feature or from a choice that is filled later.
    if (spell.class === null || spell.always) continue;
    const caster = findNamed(book.classes, spell.class ?? '') ?? casterAmong(classes, book);
    if (caster === undefined) continue;
    lists[caster.slug] ??= { cantrips: [], known: [], prepared: [] };
    const list = lists[caster.slug];
    if (list) put(spell, found.slug, found.level, caster.casting?.spells.how ?? 'known', list);
  }
  if (kept > 0) pen.kept(`${kept} spells from the SRD.`);
  for (const name of missing) pen.dropped(`The spell ${name} is not in the SRD.`);
  return bounded(lists);
}

/** Puts spells of the file that the sheet still lacks on the list 'other', so that none is lost. */
export function otherSpells(
  character: Character,
  sheet: Sheet,
  { spells }: FileFacts,
  book: Book,
  pen: ReportPen,
): Character['spells'] {
  const there = new Set(sheet.spells.map(({ slug }) => slug));
  const other: Listed = { cantrips: [], known: [], prepared: [] };
  for (const { name } of spells) {
    const found = findNamed(book.spells, name);
    if (found === undefined || there.has(found.slug)) continue;
    if (Object.values(character.spells).some((list) => isListed(list, found.slug))) continue;
    there.add(found.slug);
    other[found.level === 0 ? 'cantrips' : 'known'].push(found.slug);
    pen.changed(`The spell ${found.name} is saved apart from the classes’ spells.`);
  }
  if (other.cantrips.length + other.known.length === 0) return character.spells;
  return { ...character.spells, ...bounded({ other }) };
}

function isListed(list: Listed, slug: string): boolean {
  return [...list.cantrips, ...list.known, ...list.prepared].includes(slug);
}

function put(
  spell: FileSpell,
  slug: string,
  level: number,
  how: 'known' | 'prepared' | 'book',
  list: Listed,
): void {
  const add = (to: string[]) => {
    if (!to.includes(slug)) to.push(slug);
  };
  if (level === 0) add(list.cantrips);
  if (level > 0 && how !== 'prepared') add(list.known);
  if (level > 0 && how !== 'known' && spell.prepared) add(list.prepared);
}

function casterAmong(classes: FileFacts['classes'], book: Book) {
  return classes
    .map(({ name }) => findNamed(book.classes, name))
    .find((one) => one?.casting !== undefined);
}

function bounded(lists: Readonly<Record<string, Listed>>): Character['spells'] {
  return Object.fromEntries(
    Object.entries(lists).map(([slug, { cantrips, known, prepared }]) => [
      slug,
      {
        cantrips: cantrips.slice(0, 20),
        known: known.slice(0, 120),
        prepared: prepared.slice(0, 60),
      },
    ]),
  );
}
