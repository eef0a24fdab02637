import { ABILITIES, ABILITY_NAMES } from '~/rules/ability';
import { slugOf } from '../../records/slug-of';
import type { KnownSpell, Spellcasting } from '../../records/spellcasting-record';
import { fixedEntryText } from '../fixes/entry-fixes';
import { cleanText } from '../package/clean-text';
import type { PackageEntry } from '../package/package-shape';
import { titleOf } from '../parse/parse-title';

const GROUP =
  /(?:At will|Cantrips \(at will\)|\d+\/day(?: each)?|\d(?:st|nd|rd|th) level \(\d+ slots?\)):/;
const BEFORE_COMBAT = 'cast before combat';

/** Returns whether an entry lists the spells that the creature casts. */
export function isSpellcasting(entry: PackageEntry): boolean {
  return /^(?:Innate )?Spellcasting\b/.test(entry.name);
}

/** Parses a Spellcasting entry; the text before its lists stays as its introduction. */
export function spellcastingOf(monster: string, source: PackageEntry): Spellcasting {
  const { name } = titleOf(source.name);
  const [intro = '', ...groups] = linesOf(fixedEntryText(monster, source.name, source.desc));
  const casting: Spellcasting = {
    name,
    kind: name === 'Spellcasting' ? 'slots' : 'innate',
    intro,
    ability: abilityIn(intro),
    dc: numberIn(/spell save DC (\d+)/, intro),
    toHit: numberIn(/\+(\d+) to hit with spell attacks/, intro),
    level: numberIn(/(\d+)(?:st|nd|rd|th)-level spellcaster/, intro),
    list: /following (cleric|druid|wizard) spells/.exec(intro)?.[1] ?? null,
    slots: {},
    atWill: atWillIn(intro),
    perDay: onceIn(intro),
    known: [],
  };
  for (const group of groups) readGroup(casting, group);
  return casting;
}

function linesOf(words: string): string[] {
  const text = cleanText(words.replaceAll(/^- ?/gm, '').replace(/\n\*[^\n]*$/, ''));
  return text
    .split(new RegExp(`\\s*(?=${GROUP.source})`))
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function readGroup(casting: Spellcasting, line: string): void {
  const [head = '', list = ''] = line.split(/: (.*)/s);
  const spells = list
    .replace(/\.$/, '')
    .split(/, (?![^(]*\))/)
    .map(spellOf);
  const daily = /^(\d+)\/day/.exec(head)?.[1];
  const slots = /^(\d)[a-z]+ level \((\d+) slots?\)/.exec(head);
  if (head === 'At will') casting.atWill.push(...spells);
  else if (head.startsWith('Cantrips')) casting.known.push({ level: 0, spells });
  else if (daily !== undefined) {
    casting.perDay.push({
      times: Number(daily),
      each: spells.length > 1 || head.endsWith('each'),
      spells,
    });
  } else if (slots) {
    casting.known.push({ level: Number(slots[1]), spells });
    casting.slots = { ...casting.slots, [Number(slots[1])]: Number(slots[2]) };
  } else throw new Error(`No group of spells: ${line}`);
}

function spellOf(words: string): KnownSpell {
  const [, name = '', starred, bracket] =
    /^([^*(]+?)(\*)?(?: \(([^)]+)\))?$/.exec(words.trim()) ?? [];
  return { id: slugOf(name), name, note: bracket ?? (starred ? BEFORE_COMBAT : null) };
}

/** Parses "can cast disguise self and invisibility at will", which is in the introduction of one mage. */
function atWillIn(intro: string): KnownSpell[] {
  const names = /can cast ([a-z' ]+) at will/.exec(intro)?.[1];
  return names === undefined ? [] : names.split(' and ').map(spellOf);
}

/** Parses "The mephit can innately cast sleep": one spell, once a day. */
function onceIn(intro: string): Spellcasting['perDay'] {
  const name = /can innately cast (?!the following)([a-z' ]+?)(?: \(|,)/.exec(intro)?.[1];
  return name === undefined ? [] : [{ times: 1, each: false, spells: [spellOf(name)] }];
}

function abilityIn(intro: string): Spellcasting['ability'] {
  const name = /spellcasting ability is ([A-Z][a-z]+)/.exec(intro)?.[1];
  const ability = ABILITIES.find((one) => ABILITY_NAMES[one] === name);
  if (ability === undefined) throw new Error(`No spellcasting ability: ${intro}`);
  return ability;
}

function numberIn(pattern: RegExp, words: string): number | null {
  const found = pattern.exec(words)?.[1];
  return found === undefined ? null : Number(found);
}
