import { csvRows } from './csv-rows';
import { HOMEBREW_LIMITS } from './limits';
import { pieceOf } from './piece';
import { editionOfWords } from './reader';
import { type HomebrewPiece, type HomebrewProblem, type Ledger, newLedger } from './reading';
import { ENTRY } from './text/line-kinds';
import { markdownLines } from './text/markdown';
import { plainSigns } from './text/plain-signs';
import { SECTIONS, type Section, type Told, type ToldEntry, toldOf } from './told';
import { bonusOf } from './words/bonuses';
import { kindOf } from './words/kind-line';
import { takeLabels } from './words/take-labels';

/** The accepted headings of each column; punctuation and case are ignored. */
const HEADINGS: Readonly<Record<string, readonly string[]>> = {
  name: ['name', 'monster', 'creature'],
  kind: ['kind'],
  size: ['size'],
  type: ['type', 'creaturetype'],
  subtype: ['subtype', 'tags'],
  alignment: ['alignment'],
  source: ['source', 'book'],
  edition: ['edition', 'rules'],
  ac: ['armorclass', 'ac'],
  hp: ['hitpoints', 'hp'],
  hitDice: ['hitdice', 'hd'],
  speed: ['speed'],
  str: ['str', 'strength'],
  dex: ['dex', 'dexterity'],
  con: ['con', 'constitution'],
  int: ['int', 'intelligence'],
  wis: ['wis', 'wisdom'],
  cha: ['cha', 'charisma'],
  saves: ['savingthrows', 'saves'],
  skills: ['skills'],
  vulnerable: ['damagevulnerabilities', 'vulnerabilities'],
  resist: ['damageresistances', 'resistances'],
  immune: ['damageimmunities', 'immunities'],
  conditionImmune: ['conditionimmunities'],
  senses: ['senses'],
  languages: ['languages'],
  cr: ['challenge', 'cr', 'challengerating'],
  proficiency: ['proficiencybonus', 'pb'],
  initiative: ['initiative', 'init'],
  gear: ['gear'],
  environment: ['environment'],
  traits: ['traits', 'specialabilities'],
  actions: ['actions'],
  bonusActions: ['bonusactions'],
  reactions: ['reactions'],
  legendary: ['legendaryactions'],
  mythicActions: ['mythicactions'],
  lairActions: ['lairactions'],
  regionalEffects: ['regionaleffects'],
  notes: ['notes', 'description'],
};

/** The maximum number of columns; our own export has 40. */
const MOST_COLUMNS = 200;
const TOO_WIDE = `A table can have at most ${MOST_COLUMNS} columns.`;

/** Returns whether the first line of the text is the heading of a CSV table of creatures. */
export function isCsv(text: string): boolean {
  const [first = ''] = text.split('\n', 1);
  const cells = csvRows(`${first}\n`, 1)[0]?.cells ?? [];
  const columns = columnsOf(cells.slice(0, MOST_COLUMNS));
  return columns.has('name') && columns.size >= 3 && /[,;\t]/.test(first);
}

/** Reads a CSV table of creatures with its columns in any order; entries in a cell are written in Markdown. */
export function readCsv(text: string): { pieces: HomebrewPiece[]; problems: HomebrewProblem[] } {
  const [heading, ...rows] = csvRows(plainSigns(text), HOMEBREW_LIMITS.records + 100);
  const fields = heading?.cells ?? [];
  if (fields.length > MOST_COLUMNS)
    return { pieces: [], problems: [{ line: 1, problem: TOO_WIDE }] };
  const columns = columnsOf(fields);
  const known = new Set(columns.values());
  const unknown = [...fields.entries()].filter(([at]) => !known.has(at));
  const pieces: HomebrewPiece[] = [];
  const problems: HomebrewProblem[] = [];
  for (const { cells, line } of rows) {
    const cell = (column: string) => cells[columns.get(column) ?? -1] ?? '';
    if (cell('name') === '') {
      problems.push({ line, problem: 'The name is missing.' });
      continue;
    }
    const ledger = newLedger();
    for (const [at, field] of unknown) {
      const said = cells[at] ?? '';
      if (said === '') continue;
      ledger.dropped.push({
        field,
        text: said.slice(0, 300),
        why: 'No part of a statblock has this name.',
      });
    }
    const source = [...columns].map(([column, at]) => `${column}: ${cells[at] ?? ''}`).join('\n');
    pieces.push(pieceOf(toldOfRow(cell, ledger), ledger, source));
  }
  return { pieces, problems };
}

function toldOfRow(cell: (column: string) => string, ledger: Ledger): Told {
  const sections = SECTIONS.map((section) => ({ section, ...entriesIn(cell(section), section) }));
  const entries = sections.flatMap((one) => one.entries);
  const said = cell('edition');
  const edition = said === '2014' || said === '2024' ? said : editionOfWords(entries);
  const told = toldOf(cell('name').replace(/\s+/g, ' ').slice(0, 100), edition);
  told.entries = entries;
  told.legendaryIntro = sections.find(({ section }) => section === 'legendary')?.before ?? '';
  const subtype = cell('subtype') === '' ? '' : ` (${cell('subtype')})`;
  const kind = kindOf(
    cell('kind') ||
      `${cell('size') || 'Medium'} ${cell('type') || 'monstrosity'}${subtype}, ${cell('alignment')}`,
  );
  if (kind !== null) Object.assign(told.facts, kind);
  const scores = (['str', 'dex', 'con', 'int', 'wis', 'cha'] as const).map((name) =>
    bonusOf(cell(name)),
  );
  if (scores.every((score) => score !== null && score >= 1 && score <= 50)) {
    const [str = 10, dex = 10, con = 10, int = 10, wis = 10, cha = 10] = scores.map(
      (one) => one ?? 10,
    );
    told.facts.abilities = { str, dex, con, int, wis, cha };
  }
  takeLabels(told, ledger, {
    'Armor Class': cell('ac'),
    'Hit Points': cell('hitDice') === '' ? cell('hp') : `${cell('hp')} (${cell('hitDice')})`,
    Speed: cell('speed'),
    'Saving Throws': cell('saves'),
    Skills: cell('skills'),
    'Damage Vulnerabilities': cell('vulnerable'),
    'Damage Resistances': cell('resist'),
    'Damage Immunities': cell('immune'),
    'Condition Immunities': cell('conditionImmune'),
    Senses: cell('senses'),
    Languages: cell('languages'),
    Challenge: cell('cr'),
    'Proficiency Bonus': cell('proficiency'),
    Initiative: cell('initiative'),
    Gear: cell('gear'),
    Environment: cell('environment'),
  });
  if (cell('notes') !== '') told.facts.notes = cell('notes').slice(0, 4000);
  if (cell('source') !== '') told.facts.source = cell('source').slice(0, 60);
  return told;
}

/** Splits a cell into its entries and the text before the first of them. */
function entriesIn(cell: string, section: Section): { entries: ToldEntry[]; before: string } {
  const lines = markdownLines(cell)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const entries: { section: Section; title: string; text: string }[] = [];
  const before: string[] = [];
  for (const line of lines) {
    if (line.startsWith(ENTRY.begins)) {
      const [title = '', text = ''] = line.slice(1).split(ENTRY.ends);
      entries.push({ section, title: title.trim().replace(/\.$/, ''), text: text.trim() });
      continue;
    }
    const last = entries.at(-1);
    if (last !== undefined) last.text = `${last.text}\n${line}`.trim();
    else if (section === 'legendary') before.push(line);
    else entries.push({ section, title: '', text: line });
  }
  return { entries, before: before.join(' ') };
}

function columnsOf(heading: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const [at, cell] of heading.entries()) {
    const said = cell.toLowerCase().replace(/[^a-z]/g, '');
    for (const [column, names] of Object.entries(HEADINGS)) {
      if (names.includes(said) && !found.has(column)) found.set(column, at);
    }
  }
  return found;
}
