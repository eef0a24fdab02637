import type { Edition } from '~/rules/edition';
import { SPELL_GROUP } from '../entries/casting';
import type { Ledger } from '../reading';
import { type Section, type Told, toldOf } from '../told';
import { editionBySigns } from '../words/edition-signs';
import { kindOf } from '../words/kind-line';
import { abilityScores } from './ability-scores';
import { isName } from './blocks';
import { takeLabel } from './labels';
import { entryStart, headingOf, isAbilityLine, isSourceLine, labelOf, RULE } from './line-kinds';
import type { LogicalLine } from './logical-lines';

/** The introduction to the legendary actions in a 2014 statblock, before the first heading. */
const INTRO = /^(?:The|It|Legendary Action Uses)\b.*\b(?:legendary actions?|uses?)\b/i;

/** An entry whose named paragraphs follow: "one of the following breath weapons.", "has the following flaws:" */
const FOLLOWING = /\bfollowing [^.:]*[.:]$|\bas detailed below\b.*$/;

/** Default titles for lair actions and regional effects, which often have no names. */
const LAND: Readonly<Partial<Record<Section, string>>> = {
  lairActions: 'Lair Actions',
  regionalEffects: 'Regional Effects',
};

type OpenEntry = { section: Section; title: string; text: string[]; holds: string; line: number };

/** Reads the lines of one statblock; null when it does not start with a name. */
export function readBlock(lines: readonly LogicalLine[], ledger: Ledger): Told | null {
  const kindAt = lines.findIndex(({ text }, at) => isKindAt(lines, at) && kindOf(text) !== null);
  const nameAt =
    kindAt > 0 && isName(lines[kindAt - 1]?.text)
      ? kindAt - 1
      : lines.findIndex(({ text }) => isName(text));
  const name = lines[nameAt]?.text.replace(/^#+\s*/, '').slice(0, 100);
  if (name === undefined) return null;
  const plainKind = kindAt < 0 ? null : lines[kindAt]?.line;
  const labels = lines.map(({ text }) => labelOf(text));
  const told = toldOf(name, editionOf(lines, labels));
  const abilities: string[] = [];
  const notes: string[] = [];
  let section: Section | 'notes' = 'traits';
  let open: OpenEntry | null = null;
  let ruled = false;
  const close = () => {
    if (open !== null) {
      const { section: of, title, text, line } = open;
      told.entries.push({ section: of, title, text: text.filter(Boolean).join('\n'), line });
    }
    open = null;
  };
  for (const [at, { text, line }] of lines.entries()) {
    if (at === nameAt) continue;
    const afterRule = ruled;
    ruled = false;
    if (text === RULE) {
      ruled = true;
      continue;
    }
    const heading = headingOf(text);
    const label = labels[at] ?? null;
    const kind =
      told.facts.size === undefined && (/,/.test(text) || line === plainKind) ? kindOf(text) : null;
    if (kind !== null) {
      close();
      Object.assign(told.facts, kind);
      section = 'traits';
    } else if (heading !== null) {
      close();
      section = heading;
    } else if (label !== null) {
      close();
      if (section !== 'notes') takeLabel(label.label, label.value, told, ledger);
      else notes.push(text);
    } else if (isSourceLine(text)) {
      close();
      notes.push(text);
    } else if (open === null && isAbilityLine(text)) abilities.push(text);
    else if (section === 'notes') notes.push(text);
    else {
      const start = SPELL_GROUP.test(text) ? null : entryStart(text);
      const within: OpenEntry | null = open;
      if (start !== null && !(within && !start.sure && isHeld(start, within.holds))) {
        close();
        open = { section, title: start.title, text: [start.text], holds: heldBy(start.text), line };
      } else if (afterRule && told.entries.length > 0 && section !== 'legendary') {
        close();
        section = 'notes';
        notes.push(text);
      } else if (within !== null) {
        within.text.push(text);
        within.holds ||= heldBy(text);
      } else if (section === 'legendary' && (INTRO.test(text) || told.legendaryIntro === '')) {
        told.legendaryIntro = `${told.legendaryIntro} ${text}`.trim();
      } else if (LAND[section] !== undefined && text !== '') {
        open = { section, title: LAND[section] ?? '', text: [text], holds: '', line };
      } else if (text !== '' && !/^_+$/.test(text)) {
        const why = 'It belongs to no part of a statblock.';
        ledger.dropped.push({ field: 'Text', text: text.slice(0, 300), why });
      }
    }
  }
  close();
  const scores = abilityScores(abilities);
  if (scores !== null) Object.assign(told.facts, scores);
  if (notes.length > 0) told.facts.notes = notes.join('\n').slice(0, 4000);
  return told;
}

/** Returns whether a line is size, type and alignment; without an alignment, only if the armor class follows. */
function isKindAt(lines: readonly LogicalLine[], at: number): boolean {
  const text = lines[at]?.text ?? '';
  if (/,/.test(text)) return true;
  const next = labelOf(lines[at + 1]?.text ?? '')?.label;
  return text.length <= 60 && (next === 'Armor Class' || next === 'AC');
}

function heldBy(text: string): string {
  return FOLLOWING.exec(text)?.[0] ?? '';
}

/**
 * Returns whether a paragraph belongs to the entry before: everything after a colon, or a shared word ("Fire Breath").
 */
function isHeld({ title, text }: { title: string; text: string }, holds: string): boolean {
  if (holds === '' || /Attack(?: Roll)?:/.test(text)) return false;
  const shares = title
    .split(' ')
    .some((word) => word.length > 3 && holds.includes(word.toLowerCase()));
  return shares || (holds.endsWith(':') && !/\bbreath\b/.test(holds));
}

const CLASSIC_LABELS: ReadonlySet<string> = new Set([
  'Armor Class',
  'Hit Points',
  'Saving Throws',
  'Challenge',
  'Condition Immunities',
  'Damage Immunities',
  'Damage Resistances',
  'Damage Vulnerabilities',
]);
const MODERN_LABELS: ReadonlySet<string> = new Set(['AC', 'CR', 'HP', 'Immunities', 'Gear']);

/** Attacks and saves decide before the labels: 2024 statblocks print AC instead of Armor Class. */
function editionOf(
  lines: readonly LogicalLine[],
  labelled: readonly ReturnType<typeof labelOf>[],
): Edition {
  const labels = labelled.map((one) => one?.label ?? '');
  const modern = labels.filter((label) => MODERN_LABELS.has(label)).length;
  const classic = labels.filter((label) => CLASSIC_LABELS.has(label)).length;
  return editionBySigns(
    lines.map(({ text }) => text),
    modern - classic,
  );
}
